testkit::conformance!(waterway::Position);
