-- BEY-15: who is logged in as another reads, until a super-admin has been asked a second time.
alter table session
  add column acting_municipality_id integer references municipality (id),
  add column acting_writes_at timestamptz,
  add constraint session_acting_only
    check (acting_user_id is not null or (acting_municipality_id is null and acting_writes_at is null)),
  add constraint session_support_reads check (acting_municipality_id is null or acting_writes_at is null);

create index session_acting_municipality on session (acting_municipality_id) where acting_municipality_id is not null;

-- One row for each kind of thing that was looked at in a session, however often. No reference: sessions go earlier.
create table acting_look (
  session_id uuid not null,
  area text not null,
  user_id uuid not null references app_user (id) on delete cascade,
  looked_at timestamptz not null,
  primary key (session_id, area)
);

create index acting_look_of_user on acting_look (user_id);
create index acting_look_by_time on acting_look (looked_at);
