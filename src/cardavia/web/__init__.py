"""The web table: pages, the JSON API, the live channel, sessions. It decides no rule."""
