-- Paths of pictures below /media/ as JSON, and whether the reviewer bought the product here.
ALTER TABLE reviews ADD COLUMN photos TEXT NOT NULL DEFAULT '[]';
ALTER TABLE reviews ADD COLUMN verified INTEGER NOT NULL DEFAULT 0 CHECK (verified IN (0, 1));

-- The store takes no orders, so no review that is sent in is of a purchase that it knows.
DROP VIEW published_reviews;
CREATE VIEW published_reviews AS
  SELECT id, product_id, author, rating, comment_pt, comment_en, rating >= 4 AS recommended, created_at, verified, photos
    FROM reviews
  UNION ALL
  SELECT id, product_id, author, rating, comment, comment, recommended, created_at, 0,
    (SELECT json_group_array('uploads/' || object)
      FROM (SELECT object FROM review_images i WHERE i.review_id = c.id ORDER BY position))
    FROM customer_reviews c WHERE approved = 1;
