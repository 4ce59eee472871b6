-- The catalogue and the editorial content. Money is integer cents of BRL; texts stand in a column per language.
-- Every row here is written by the seed and may be replaced as a whole: nothing of a shopper refers to it by foreign key.

CREATE TABLE settings (id INTEGER PRIMARY KEY CHECK (id = 1), document TEXT NOT NULL);
CREATE TABLE seed_state (id INTEGER PRIMARY KEY CHECK (id = 1), hash TEXT NOT NULL);

CREATE TABLE categories (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  parent_id INTEGER REFERENCES categories (id),
  path TEXT NOT NULL UNIQUE, -- materialised: /vitaminas/vitamina-d
  depth INTEGER NOT NULL CHECK (depth BETWEEN 1 AND 4),
  name_pt TEXT NOT NULL,
  name_en TEXT NOT NULL,
  description_pt TEXT NOT NULL,
  description_en TEXT NOT NULL,
  image TEXT NOT NULL
);

CREATE TABLE brands (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  description_pt TEXT NOT NULL,
  description_en TEXT NOT NULL,
  image TEXT NOT NULL
);

CREATE TABLE filters (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, name_pt TEXT NOT NULL, name_en TEXT NOT NULL);
CREATE TABLE filter_values (
  id INTEGER PRIMARY KEY,
  filter_id INTEGER NOT NULL REFERENCES filters (id),
  key TEXT NOT NULL,
  label_pt TEXT NOT NULL,
  label_en TEXT NOT NULL
);

CREATE TABLE attributes (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, name_pt TEXT NOT NULL, name_en TEXT NOT NULL);
-- One row per attribute and label ("Sabor: Chocolate"), however many products carry it: what the listing filters by.
CREATE TABLE attribute_values (
  id INTEGER PRIMARY KEY,
  attribute_id INTEGER NOT NULL REFERENCES attributes (id),
  label_pt TEXT NOT NULL,
  label_en TEXT NOT NULL
);

CREATE TABLE badges (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  name_pt TEXT NOT NULL,
  name_en TEXT NOT NULL,
  label_pt TEXT NOT NULL,
  label_en TEXT NOT NULL,
  text_colour TEXT NOT NULL,
  background_colour TEXT NOT NULL,
  position_x TEXT NOT NULL,
  position_y TEXT NOT NULL
);

CREATE TABLE products (
  id INTEGER PRIMARY KEY,
  sku TEXT NOT NULL UNIQUE,
  ean TEXT NOT NULL,
  mpn TEXT NOT NULL,
  slug TEXT NOT NULL UNIQUE,
  brand_id INTEGER NOT NULL REFERENCES brands (id),
  category_id INTEGER NOT NULL REFERENCES categories (id),
  status TEXT NOT NULL CHECK (status IN ('disponivel', 'indisponivel', 'sobConsulta')),
  stock INTEGER NOT NULL CHECK (stock >= 0), -- the sum of the variants where there are any
  available INTEGER NOT NULL GENERATED ALWAYS AS (status = 'disponivel' AND stock > 0) STORED,
  quantity_limit INTEGER,
  price_cents INTEGER NOT NULL CHECK (price_cents > 0),
  list_price_cents INTEGER NOT NULL CHECK (list_price_cents >= 0),
  discount_percent INTEGER NOT NULL GENERATED ALWAYS AS (
    CASE WHEN list_price_cents > price_cents
      THEN CAST(round(100.0 * (list_price_cents - price_cents) / list_price_cents) AS INTEGER) ELSE 0 END
  ) STORED,
  popularity INTEGER NOT NULL,
  rating_average REAL NOT NULL,
  rating_count INTEGER NOT NULL,
  heavy INTEGER NOT NULL CHECK (heavy IN (0, 1)),
  subscribable INTEGER NOT NULL CHECK (subscribable IN (0, 1)),
  age_restricted INTEGER NOT NULL CHECK (age_restricted IN (0, 1)),
  sibling_group TEXT,
  sibling_attribute_id INTEGER REFERENCES attributes (id),
  sibling_label_pt TEXT,
  sibling_label_en TEXT,
  customization TEXT, -- JSON {label: {pt, en}, maxLength, required, priceCents}
  customization_cents INTEGER, -- the same price, null when nothing can be written on the product
  customization_length INTEGER,
  customization_required INTEGER NOT NULL DEFAULT 0,
  name_pt TEXT NOT NULL,
  name_en TEXT NOT NULL,
  summary_pt TEXT NOT NULL,
  summary_en TEXT NOT NULL,
  images TEXT NOT NULL, -- JSON list of paths below /media/, the front first
  created_at TEXT NOT NULL
);
CREATE INDEX products_by_popularity ON products (available DESC, popularity DESC, id);
CREATE INDEX products_by_brand ON products (brand_id);
CREATE INDEX products_by_sibling_group ON products (sibling_group) WHERE sibling_group IS NOT NULL;

-- What only the product page reads, apart so that listings stay narrow.
CREATE TABLE product_texts (
  product_id INTEGER PRIMARY KEY REFERENCES products (id),
  description_pt TEXT NOT NULL,
  description_en TEXT NOT NULL,
  ingredients_pt TEXT NOT NULL,
  ingredients_en TEXT NOT NULL,
  usage_pt TEXT NOT NULL,
  usage_en TEXT NOT NULL,
  warnings_pt TEXT NOT NULL,
  warnings_en TEXT NOT NULL,
  nutrition TEXT, -- JSON of SeedNutrition
  video TEXT
);

-- Ancestors included, so that a listing of any level is one equality.
CREATE TABLE product_categories (
  category_id INTEGER NOT NULL REFERENCES categories (id),
  product_id INTEGER NOT NULL REFERENCES products (id),
  PRIMARY KEY (category_id, product_id)
) WITHOUT ROWID;
CREATE INDEX product_categories_by_product ON product_categories (product_id);

CREATE TABLE product_filters (
  product_id INTEGER NOT NULL REFERENCES products (id),
  value_id INTEGER NOT NULL REFERENCES filter_values (id),
  PRIMARY KEY (product_id, value_id)
) WITHOUT ROWID;
CREATE INDEX product_filters_by_value ON product_filters (value_id);

CREATE TABLE product_badges (
  product_id INTEGER NOT NULL REFERENCES products (id),
  badge_id INTEGER NOT NULL REFERENCES badges (id),
  position INTEGER NOT NULL,
  PRIMARY KEY (product_id, badge_id)
) WITHOUT ROWID;

CREATE TABLE variants (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES products (id),
  attribute_value_id INTEGER NOT NULL REFERENCES attribute_values (id),
  sku TEXT NOT NULL UNIQUE,
  stock INTEGER NOT NULL CHECK (stock >= 0),
  price_cents INTEGER, -- null: the product's own
  image TEXT NOT NULL,
  colour TEXT NOT NULL,
  position INTEGER NOT NULL
);
CREATE INDEX variants_by_product ON variants (product_id, position);
CREATE INDEX variants_by_value ON variants (attribute_value_id);

CREATE TABLE reviews (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES products (id),
  author TEXT NOT NULL,
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
  comment_pt TEXT NOT NULL,
  comment_en TEXT NOT NULL,
  created_at TEXT NOT NULL
);
CREATE INDEX reviews_by_product ON reviews (product_id, created_at DESC);

CREATE TABLE combinations (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES products (id),
  other_id INTEGER NOT NULL REFERENCES products (id),
  discount_percent INTEGER NOT NULL,
  position INTEGER NOT NULL
);
CREATE INDEX combinations_by_product ON combinations (product_id, position);

-- rowid = product id. Names, topics and summaries hold both languages: a shopper finds a product by either.
CREATE VIRTUAL TABLE products_search USING fts5 (
  name, brand, categories, topics, summary,
  tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);
CREATE VIRTUAL TABLE products_vocabulary USING fts5vocab ('products_search', 'row');
