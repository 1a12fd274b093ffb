-- Activities whose payments are to go back, until they have: a job that is lost with its process is found by the sweep.
create table claim_return (
  event_id uuid primary key references event (id) on delete cascade,
  asked_at timestamptz not null
);
