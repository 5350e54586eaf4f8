"""Everything the kit can put into a hand, by its name in small letters."""

from cardavia.art.kit import birds, held, music, tools

THINGS: dict[str, str] = {
    name.lower(): picture
    for part in (held, birds, tools, music)
    for name, picture in vars(part).items()
    if name.isupper() and isinstance(picture, str)
}
"""The pictures, each around its grip."""
