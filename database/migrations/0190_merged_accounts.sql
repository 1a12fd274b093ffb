-- Two accounts of one person that were made one (decision 190). The row of the one that went stays for what was done under
-- its name, and says which account the person has now.
alter table app_user add column merged_into uuid references app_user on delete set null;
alter table app_user add constraint app_user_merged_is_closed
  check (merged_into is null or (merged_into <> id and erased_at is not null and blocked_at is not null));
create index app_user_merged_into on app_user (merged_into) where merged_into is not null;
