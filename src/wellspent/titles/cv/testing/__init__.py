"""What tests of CV are written with."""
