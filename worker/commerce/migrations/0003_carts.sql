-- What belongs to a shopper. Nothing here refers to the catalogue by foreign key: the seed may replace products under a cart.

CREATE TABLE carts (
  id TEXT PRIMARY KEY, -- SHA-256 of the session id, hex: the id itself is stored nowhere
  created_at INTEGER NOT NULL, -- milliseconds
  updated_at INTEGER NOT NULL,
  minute INTEGER NOT NULL DEFAULT 0, -- the minute that `writes` counts
  writes INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX carts_by_age ON carts (updated_at);

CREATE TABLE cart_lines (
  id INTEGER PRIMARY KEY, -- the order in which lines were put in
  cart_id TEXT NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL,
  variant_id INTEGER NOT NULL,
  unit_id INTEGER NOT NULL,
  warehouse_id INTEGER NOT NULL,
  extra TEXT NOT NULL, -- `adicional`: part of the identity
  quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 99),
  UNIQUE (cart_id, product_id, variant_id, unit_id, warehouse_id, extra)
);

CREATE TABLE idempotency (
  cart_id TEXT NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
  key TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  attempt TEXT NOT NULL, -- which request carried the change out
  created_at INTEGER NOT NULL,
  PRIMARY KEY (cart_id, key)
) WITHOUT ROWID;
CREATE INDEX idempotency_by_age ON idempotency (created_at);
