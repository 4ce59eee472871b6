-- What a search understands: every word of the search texts, and the phrases that complete what is typed.
-- Written by the seed together with products_search.

CREATE TABLE search_words (
  word TEXT PRIMARY KEY, -- as products_search spells it: lower case, without accents
  shown TEXT NOT NULL,
  products INTEGER NOT NULL
) WITHOUT ROWID;

CREATE VIRTUAL TABLE search_phrases USING fts5 (
  phrase, language UNINDEXED, products UNINDEXED,
  tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);

-- A listing reads these few columns of every product that it may show.
CREATE INDEX products_in_listings ON products (
  brand_id, price_cents, discount_percent, available, popularity, rating_average, rating_count
);
DROP INDEX products_by_brand;
