"""What each page shows: one frozen context a page, made from what the server knows and from words."""
