-- Who has signed up for what. Written by those who run and those who join activities; read by the person's own pages.
create table attendance (
  id uuid primary key,
  occurrence_id uuid not null references occurrence on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  status text not null check (status in ('attending', 'waiting', 'left', 'removed', 'cancelled')),
  position bigint not null,                        -- the order of the waiting list
  registered_by uuid references app_user on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index attendance_active on attendance (occurrence_id, user_id) where status in ('attending', 'waiting');
create index attendance_user on attendance (user_id, status, occurrence_id);
create index attendance_queue on attendance (occurrence_id, position) where status = 'waiting';
