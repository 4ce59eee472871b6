-- `account` is a keyed hash of what was typed, whether there is such a customer or not. The limit counts it together with the client.
CREATE INDEX login_attempts_by_account_and_client ON login_attempts (account, client, created_at);
