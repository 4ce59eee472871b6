-- What a landing page says of itself; none where the store has not written it.
ALTER TABLE landing_pages ADD COLUMN description_pt TEXT NOT NULL DEFAULT '';
ALTER TABLE landing_pages ADD COLUMN description_en TEXT NOT NULL DEFAULT '';
