-- What shoppers send in: reviews with pictures, requests to be notified, requests for a quote. Nothing here refers to the
-- catalogue by foreign key: the seed may replace products under it.

-- Every form that was taken, kept for a day: the limit per hour counts these, and the same one sent twice is known again.
CREATE TABLE submissions (
  attempt TEXT PRIMARY KEY, -- random: what is stored with it hangs on it
  client TEXT NOT NULL, -- a keyed hash of where it came from
  bucket TEXT NOT NULL, -- what the limit counts: `review:103`, `notify`, `quote`
  key TEXT, -- the request's Idempotency-Key
  body_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL -- milliseconds
) WITHOUT ROWID;
CREATE UNIQUE INDEX submissions_by_key ON submissions (client, bucket, key) WHERE key IS NOT NULL;
CREATE INDEX submissions_by_client ON submissions (client, bucket, created_at);
CREATE INDEX submissions_by_age ON submissions (created_at);

CREATE TABLE customer_reviews (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE, -- random: the folder of its pictures
  product_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  author TEXT NOT NULL, -- the name as it is shown
  email TEXT NOT NULL, -- for the store alone: in no answer
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
  comment TEXT NOT NULL,
  recommended INTEGER NOT NULL CHECK (recommended IN (0, 1)),
  approved INTEGER NOT NULL DEFAULT 0 CHECK (approved IN (0, 1)),
  created_at TEXT NOT NULL
);
CREATE INDEX customer_reviews_by_product ON customer_reviews (product_id, approved, rating);
-- AUTOINCREMENT never gives an id twice, and counts on from the highest there was: the seed's reviews stand below a million.
INSERT INTO customer_reviews (id, key, product_id, name, author, email, rating, comment, recommended, created_at)
  VALUES (1000000, '', 0, '', '', '', 1, '', 0, '');
DELETE FROM customer_reviews;

CREATE TABLE review_images (
  review_id INTEGER NOT NULL REFERENCES customer_reviews (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  object TEXT NOT NULL UNIQUE, -- its key in the bucket
  PRIMARY KEY (review_id, position)
) WITHOUT ROWID;

-- The reviews that everybody may read. A customer wrote in one language; the demonstration's own are in both.
CREATE VIEW published_reviews AS
  SELECT id, product_id, author, rating, comment_pt, comment_en, rating >= 4 AS recommended, created_at FROM reviews
  UNION ALL
  SELECT id, product_id, author, rating, comment, comment, recommended, created_at FROM customer_reviews WHERE approved = 1;

-- A product's rating with what customers added to it. Averages have one decimal, as the catalogue's own.
CREATE VIEW product_ratings AS
  SELECT product_id, rating_count + added AS count,
    CASE WHEN added = 0 THEN rating_average
      ELSE round((rating_average * rating_count + stars) / (rating_count + added), 1) END AS average
  FROM (
    SELECT p.id AS product_id, p.rating_count, p.rating_average,
      (SELECT count(*) FROM customer_reviews r WHERE r.product_id = p.id AND r.approved = 1) AS added,
      (SELECT sum(r.rating) FROM customer_reviews r WHERE r.product_id = p.id AND r.approved = 1) AS stars
    FROM products p
  );

-- "Tell me when it is back". One that waits per product, option and address.
CREATE TABLE notify_requests (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL,
  variant_id INTEGER NOT NULL, -- 0: any
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  message TEXT NOT NULL,
  mailing INTEGER NOT NULL CHECK (mailing IN (0, 1)),
  created_at INTEGER NOT NULL,
  notified_at INTEGER
);
CREATE UNIQUE INDEX notify_requests_waiting ON notify_requests (product_id, variant_id, email) WHERE notified_at IS NULL;

CREATE TABLE quote_requests (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  message TEXT NOT NULL,
  mailing INTEGER NOT NULL CHECK (mailing IN (0, 1)),
  send_copy INTEGER NOT NULL CHECK (send_copy IN (0, 1)), -- `enviarEmail`
  created_at INTEGER NOT NULL
);

-- From so many units of a product in one cart, each costs this. Written by the seed; for products without variants.
CREATE TABLE wholesale_rules (
  product_id INTEGER NOT NULL REFERENCES products (id),
  quantity INTEGER NOT NULL CHECK (quantity > 1),
  price_cents INTEGER NOT NULL CHECK (price_cents > 0),
  PRIMARY KEY (product_id, quantity)
) WITHOUT ROWID;
