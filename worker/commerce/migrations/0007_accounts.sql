-- Customers with their sessions and favourites, what shoppers write to the store, coupons. Nothing of it refers to the
-- catalogue by foreign key: the seed may replace products under it. Moments are milliseconds since 1970.

CREATE TABLE customers (
  id INTEGER PRIMARY KEY AUTOINCREMENT, -- an id is never given twice
  -- What signs in. Null for an account whose e-mail belonged to another one already: nobody can sign in to it again,
  -- and it goes with its session.
  login_email TEXT UNIQUE,
  login_document TEXT UNIQUE, -- CPF or CNPJ without its mask; null where it belonged to another account
  attempt TEXT NOT NULL UNIQUE, -- which request made it
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  document TEXT NOT NULL,
  phone TEXT NOT NULL,
  person TEXT NOT NULL CHECK (person IN ('f', 'j')),
  reseller INTEGER NOT NULL DEFAULT 0 CHECK (reseller IN (0, 1)),
  password TEXT NOT NULL, -- scrypt with its parameters and salt
  postal_code TEXT NOT NULL,
  street TEXT NOT NULL,
  number TEXT NOT NULL,
  complement TEXT NOT NULL,
  district TEXT NOT NULL,
  city TEXT NOT NULL,
  state TEXT NOT NULL,
  country TEXT NOT NULL,
  accepted_at INTEGER NOT NULL, -- the terms
  created_at INTEGER NOT NULL
);

-- The truth of "signed in". KV, which is late, holds only what a session knows besides.
CREATE TABLE customer_sessions (
  id TEXT PRIMARY KEY, -- SHA-256 of the session id, hex
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  used_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX customer_sessions_by_customer ON customer_sessions (customer_id);
CREATE INDEX customer_sessions_by_age ON customer_sessions (created_at);

-- Sessions that a login or a logout has just put an end to: what was under way in them is told so.
CREATE TABLE ended_sessions (id TEXT PRIMARY KEY, ended_at INTEGER NOT NULL) WITHOUT ROWID;

-- One row per login that is being tried or has failed; the limits count them.
CREATE TABLE login_attempts (
  attempt TEXT PRIMARY KEY,
  account TEXT, -- null once it has succeeded
  client TEXT NOT NULL, -- a keyed hash of where it came from
  created_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX login_attempts_by_account ON login_attempts (account, created_at);
CREATE INDEX login_attempts_by_client ON login_attempts (client, created_at);
CREATE INDEX login_attempts_by_age ON login_attempts (created_at);

CREATE TABLE password_resets (
  token TEXT PRIMARY KEY, -- SHA-256 of what the message carries
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX password_resets_by_customer ON password_resets (customer_id, created_at);

-- Messages to customers, for whoever sends them.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  kind TEXT NOT NULL, -- `password-recovery`
  recipient TEXT NOT NULL,
  language TEXT NOT NULL CHECK (language IN ('pt', 'en')),
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL, -- of no use after that
  sent_at INTEGER
);
CREATE INDEX outbox_by_age ON outbox (expires_at);

CREATE TABLE favourites (
  id INTEGER PRIMARY KEY AUTOINCREMENT, -- the order in which they were chosen
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  UNIQUE (customer_id, product_id)
);

-- How many customers chose a product: listings are ordered by it.
CREATE TABLE favourite_counts (product_id INTEGER PRIMARY KEY, customers INTEGER NOT NULL);
CREATE TRIGGER favourites_added AFTER INSERT ON favourites BEGIN
  INSERT INTO favourite_counts (product_id, customers) VALUES (new.product_id, 1)
    ON CONFLICT (product_id) DO UPDATE SET customers = customers + 1;
END;
CREATE TRIGGER favourites_removed AFTER DELETE ON favourites BEGIN
  UPDATE favourite_counts SET customers = customers - 1 WHERE product_id = old.product_id;
  DELETE FROM favourite_counts WHERE product_id = old.product_id AND customers = 0;
END;

CREATE TABLE coupons (
  code TEXT PRIMARY KEY COLLATE NOCASE,
  percent INTEGER NOT NULL CHECK (percent BETWEEN 1 AND 100),
  ends_at INTEGER -- null: never
) WITHOUT ROWID;
INSERT INTO coupons (code, percent) VALUES ('SEIVA10', 10);
ALTER TABLE carts ADD COLUMN coupon TEXT COLLATE NOCASE;

CREATE TABLE newsletter_subscribers (
  email TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  segment TEXT NOT NULL, -- m, h, i, or nothing
  event_id INTEGER,
  wants_coupon INTEGER NOT NULL CHECK (wants_coupon IN (0, 1)),
  details TEXT NOT NULL, -- JSON of `informacoesAdicionais`
  created_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE contact_messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  subject TEXT NOT NULL,
  message TEXT NOT NULL,
  created_at INTEGER NOT NULL
);

CREATE TABLE questions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  level TEXT NOT NULL CHECK (level IN ('produto', 'categoria', 'marca', 'landingPage')),
  level_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  author TEXT NOT NULL, -- the name as it is shown
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  question TEXT NOT NULL,
  approved INTEGER NOT NULL DEFAULT 0 CHECK (approved IN (0, 1)),
  created_at INTEGER NOT NULL
);
CREATE INDEX questions_by_level ON questions (level, level_id, approved);

CREATE TABLE answers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  question_id INTEGER NOT NULL REFERENCES questions (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  author TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  answer TEXT NOT NULL,
  approved INTEGER NOT NULL DEFAULT 0 CHECK (approved IN (0, 1)),
  created_at INTEGER NOT NULL
);
CREATE INDEX answers_by_question ON answers (question_id, approved);

-- A key invites one review of the store. The demonstration's own can be guessed; those of a real store must not be.
CREATE TABLE store_review_keys (key TEXT PRIMARY KEY, used_at INTEGER) WITHOUT ROWID;
INSERT INTO store_review_keys (key)
  WITH RECURSIVE counted (n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM counted WHERE n < 40)
  SELECT printf('demonstracao-%02d', n) FROM counted;

CREATE TABLE store_reviews (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE,
  attempt TEXT NOT NULL, -- which request wrote it
  experience INTEGER NOT NULL CHECK (experience BETWEEN 1 AND 10),
  service INTEGER NOT NULL CHECK (service BETWEEN 1 AND 10),
  satisfied INTEGER NOT NULL CHECK (satisfied IN (0, 1)),
  publishable INTEGER NOT NULL CHECK (publishable IN (0, 1)), -- `autorizacao`
  message TEXT NOT NULL,
  approved INTEGER NOT NULL DEFAULT 0 CHECK (approved IN (0, 1)),
  created_at INTEGER NOT NULL
);

-- A level of pages may have several popups.
CREATE TABLE popups_of_levels (
  id INTEGER PRIMARY KEY,
  level TEXT NOT NULL,
  key TEXT NOT NULL,
  delay_seconds INTEGER NOT NULL,
  title_pt TEXT NOT NULL,
  title_en TEXT NOT NULL,
  body_pt TEXT NOT NULL,
  body_en TEXT NOT NULL,
  link TEXT NOT NULL
);
INSERT INTO popups_of_levels SELECT id, level, key, delay_seconds, title_pt, title_en, body_pt, body_en, link FROM popups;
DROP TABLE popups;
ALTER TABLE popups_of_levels RENAME TO popups;
CREATE INDEX popups_by_level ON popups (level, id);
