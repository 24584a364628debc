testkit::conformance!(crabs::Position);
