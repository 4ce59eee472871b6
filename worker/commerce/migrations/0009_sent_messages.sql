-- A message that was sent keeps no link: whoever reads the database could use it before its owner.
CREATE TRIGGER outbox_sent AFTER UPDATE OF sent_at ON outbox WHEN new.sent_at IS NOT NULL BEGIN
  UPDATE outbox SET body = '' WHERE id = new.id;
END;
UPDATE outbox SET body = '' WHERE sent_at IS NOT NULL;
