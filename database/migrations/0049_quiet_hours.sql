-- When a user wants to be left in peace, in hours of Oslo; without a row from 22 to 7. The same hour twice is never.
create table quiet_hours (
  user_id uuid primary key references app_user on delete cascade,
  from_hour smallint not null check (from_hour between 0 and 23),
  until_hour smallint not null check (until_hour between 0 and 23)
);

-- What has come in the night waits for the morning, and is looked at again then: whether the reader still runs the
-- organisation that it is for, and whether the user whom it names is still there.
alter table outgoing_message
  add column not_before timestamptz,
  add column team_of uuid references organisation on delete cascade,
  add column about_user_id uuid references app_user on delete cascade;
create index outgoing_message_team on outgoing_message (team_of) where team_of is not null;
create index outgoing_message_about on outgoing_message (about_user_id) where about_user_id is not null;
