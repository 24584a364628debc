title = Waterway
