-- JSON of SeedDuties: what the law asks of each product, such as its origin and allergens; null where nothing is told.
ALTER TABLE product_texts ADD COLUMN duties TEXT;
