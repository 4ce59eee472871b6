-- The demonstration's own questions about products, in both languages; the seed writes them. As with reviews, what
-- customers write refers to the catalogue by no foreign key, and its ids begin at a million.
CREATE TABLE product_questions (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES products (id),
  author TEXT NOT NULL,
  question_pt TEXT NOT NULL,
  question_en TEXT NOT NULL,
  created_at INTEGER NOT NULL -- milliseconds
);
CREATE INDEX product_questions_by_product ON product_questions (product_id);

CREATE TABLE product_answers (
  id INTEGER PRIMARY KEY,
  question_id INTEGER NOT NULL REFERENCES product_questions (id),
  author TEXT NOT NULL,
  by_store INTEGER NOT NULL CHECK (by_store IN (0, 1)), -- `administrador`
  answer_pt TEXT NOT NULL,
  answer_en TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE INDEX product_answers_by_question ON product_answers (question_id);

-- The seed's questions can be answered too: no foreign key any more, a trigger in its place.
CREATE TABLE customer_answers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  question_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  author TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  answer TEXT NOT NULL,
  by_store INTEGER NOT NULL DEFAULT 0 CHECK (by_store IN (0, 1)),
  approved INTEGER NOT NULL DEFAULT 0 CHECK (approved IN (0, 1)),
  created_at INTEGER NOT NULL
);
INSERT INTO customer_answers (id, question_id, name, author, email, phone, answer, approved, created_at)
  VALUES (1000000, 0, '', '', '', '', '', 0, 0);
DELETE FROM customer_answers;
INSERT INTO customer_answers (id, question_id, name, author, email, phone, answer, approved, created_at)
  SELECT id + 1000000, question_id + 1000000, name, author, email, phone, answer, approved, created_at FROM answers;
DROP TABLE answers;
ALTER TABLE customer_answers RENAME TO answers;
CREATE INDEX answers_by_question ON answers (question_id, approved);

INSERT INTO questions (id, level, level_id, name, author, email, phone, question, created_at)
  VALUES (1000000, 'produto', 0, '', '', '', '', '', 0);
DELETE FROM questions WHERE id = 1000000;
UPDATE questions SET id = id + 1000000;

CREATE TRIGGER questions_deleted AFTER DELETE ON questions BEGIN
  DELETE FROM answers WHERE question_id = old.id;
END;

-- What everybody may read.
CREATE VIEW published_questions AS
  SELECT id, 'produto' AS level, product_id AS level_id, author, question_pt, question_en, created_at FROM product_questions
  UNION ALL
  SELECT id, level, level_id, author, question, question, created_at FROM questions WHERE approved = 1;

CREATE VIEW published_answers AS
  SELECT id, question_id, author, by_store, answer_pt, answer_en, created_at FROM product_answers
  UNION ALL
  SELECT id, question_id, author, by_store, answer, answer, created_at FROM answers WHERE approved = 1;
