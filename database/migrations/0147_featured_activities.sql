-- DSH-03: activities that a municipality shows on top of its portal, until a day.
create table featured_event (
  municipality_id int not null references municipality,
  event_id uuid not null references event on delete cascade,
  ends_at timestamptz not null,
  primary key (municipality_id, event_id)
);
create index featured_event_event on featured_event (event_id);
create index featured_event_ends_at on featured_event (ends_at);
