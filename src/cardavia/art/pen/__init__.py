"""The engraver's tools: curves, inks, the pen, the plate and the block that prints them."""
