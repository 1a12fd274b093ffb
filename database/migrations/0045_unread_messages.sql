-- Users who have not read what was written are told of it once, after a while.
alter table thread add column tell_at timestamptz;
create index thread_tell on thread (tell_at) where tell_at is not null;
alter table thread_participant add column told_seq bigint not null default 0;
-- When those in it were told that it will be removed.
alter table thread add column warned_at timestamptz;
