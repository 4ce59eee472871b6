-- What a shopper says, and the words of the catalogue that it means. Written by the seed.

CREATE TABLE search_meanings (
  phrase TEXT PRIMARY KEY, -- singular words without accents
  meanings TEXT NOT NULL -- JSON list of words and phrases of the catalogue; empty for what says nothing
) WITHOUT ROWID;
