-- JSON of SeedCompany: legal name, CNPJ, e-mail and address; null where nothing is told of it.
ALTER TABLE sellers ADD COLUMN company TEXT;
