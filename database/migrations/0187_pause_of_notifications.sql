-- NOT-04: until when a user is told outside the portal only of what they are always told. Without a row, or after it, nothing is paused.
create table notification_pause (
  user_id uuid primary key references app_user on delete cascade,
  until timestamptz not null
);
