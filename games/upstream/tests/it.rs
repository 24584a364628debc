testkit::conformance!(upstream::Position);
