-- BEY-10: how many days before the end a user was last told of it. Null again when the end is moved.
alter table stamp add column reminded_days smallint check (reminded_days in (60, 30, 7));
create index stamp_to_remind on stamp (end_at)
  where status = 'active' and replaced_at is null and coalesce(reminded_days, 60) > 7;
