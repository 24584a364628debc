testkit::conformance!(salmonrun::Position);
