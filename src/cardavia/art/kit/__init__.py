"""What figures are made of: heads, dress, hands, animals, tools, landscape."""
