-- A login that waits for its second factor notes the browser that it came from, where the person is known to use it:
-- such a login has limits of its own, which nobody else can use up.
alter table session
  add column device_digest text;                   -- null = any other browser, and every login that is whole

-- A new password ends every code and link that is on its way to its owner.
create index verification_of_user on verification (user_id) where user_id is not null;
