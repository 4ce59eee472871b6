-- JSON of SeedBatch: number, expiry and laboratory report of the batch that is sold, null where nothing is told of it.
ALTER TABLE product_texts ADD COLUMN batch TEXT;
