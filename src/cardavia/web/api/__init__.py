"""The JSON API beside the pages."""
