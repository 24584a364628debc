testkit::conformance!(divers::Position);
