-- What is in a kit: how many of which product, in order.
CREATE TABLE kit_parts (
  product_id INTEGER NOT NULL REFERENCES products (id),
  position INTEGER NOT NULL,
  part_id INTEGER NOT NULL REFERENCES products (id),
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (product_id, position)
) WITHOUT ROWID;
