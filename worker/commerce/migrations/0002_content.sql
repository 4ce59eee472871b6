-- Showcases, banners, menus, pages, lists, sellers, popups. Links are site paths or whole addresses, resolved when seeded.

CREATE TABLE showcases (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  title_pt TEXT NOT NULL,
  title_en TEXT NOT NULL,
  size INTEGER NOT NULL,
  product_ids TEXT NOT NULL, -- JSON list of the products that were chosen by hand; they come first
  rule TEXT -- JSON {categoryId, brandId, valueIds, order} or null
);

CREATE TABLE banner_groups (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, label TEXT NOT NULL);
CREATE TABLE banners (
  id INTEGER PRIMARY KEY,
  group_id INTEGER NOT NULL REFERENCES banner_groups (id),
  key TEXT NOT NULL UNIQUE,
  position INTEGER NOT NULL,
  name_pt TEXT NOT NULL,
  name_en TEXT NOT NULL,
  title_pt TEXT NOT NULL,
  title_en TEXT NOT NULL,
  description_pt TEXT NOT NULL,
  description_en TEXT NOT NULL,
  link TEXT NOT NULL,
  desktop_image TEXT NOT NULL,
  desktop_width INTEGER NOT NULL,
  desktop_height INTEGER NOT NULL,
  mobile_image TEXT NOT NULL,
  mobile_width INTEGER NOT NULL,
  mobile_height INTEGER NOT NULL,
  video TEXT
);
CREATE INDEX banners_by_group ON banners (group_id, position);

-- A menu is read and written as a whole: its tree is one document.
CREATE TABLE menus (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  title_pt TEXT NOT NULL,
  title_en TEXT NOT NULL,
  items TEXT NOT NULL -- JSON of StoredMenuItem[]
);

CREATE TABLE pages (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  title_pt TEXT NOT NULL,
  title_en TEXT NOT NULL,
  description_pt TEXT NOT NULL,
  description_en TEXT NOT NULL,
  body_pt TEXT NOT NULL,
  body_en TEXT NOT NULL
);

CREATE TABLE landing_pages (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  value_id INTEGER NOT NULL REFERENCES filter_values (id)
);

CREATE TABLE lists (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name_pt TEXT NOT NULL,
  name_en TEXT NOT NULL,
  description_pt TEXT NOT NULL,
  description_en TEXT NOT NULL,
  open INTEGER NOT NULL CHECK (open IN (0, 1)),
  position INTEGER NOT NULL
);
CREATE TABLE list_items (
  list_id INTEGER NOT NULL REFERENCES lists (id),
  product_id INTEGER NOT NULL REFERENCES products (id),
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  position INTEGER NOT NULL,
  PRIMARY KEY (list_id, product_id)
) WITHOUT ROWID;

CREATE TABLE sellers (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  city TEXT NOT NULL,
  state TEXT NOT NULL,
  latitude REAL NOT NULL,
  longitude REAL NOT NULL,
  description_pt TEXT NOT NULL,
  description_en TEXT NOT NULL,
  category_ids TEXT NOT NULL, -- JSON list
  image TEXT NOT NULL
);

CREATE TABLE popups (
  id INTEGER PRIMARY KEY,
  level TEXT NOT NULL UNIQUE,
  key TEXT NOT NULL,
  delay_seconds INTEGER NOT NULL,
  title_pt TEXT NOT NULL,
  title_en TEXT NOT NULL,
  body_pt TEXT NOT NULL,
  body_en TEXT NOT NULL,
  link TEXT NOT NULL
);
