-- Of one pack, null where it has no nutrition facts. Listings carry it; the facts themselves are in product_texts.
ALTER TABLE products ADD COLUMN servings INTEGER;
UPDATE products SET servings =
  (SELECT json_extract(nutrition, '$.servingsPerPack') FROM product_texts WHERE product_id = products.id);
