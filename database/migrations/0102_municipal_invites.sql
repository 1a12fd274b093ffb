-- DSH-03: a colleague without an account is asked by e-mail. The right comes when they say yes with that address proved.
create table municipal_invite (
  id uuid primary key,
  municipality_id int not null references municipality on delete cascade,
  email text not null check (length(email) <= 320),
  role text not null check (role in ('support', 'auditor')),
  token_digest text not null unique,
  invited_by uuid references app_user on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  answer text check (answer in ('accepted', 'withdrawn')),
  answered_at timestamptz,
  user_id uuid references app_user on delete set null,
  check ((answer is null) = (answered_at is null))
);
create unique index municipal_invite_open on municipal_invite (municipality_id, lower(email)) where answer is null;
create index municipal_invite_list on municipal_invite (municipality_id, created_at desc);
create index municipal_invite_user on municipal_invite (user_id) where user_id is not null;
create index municipal_invite_by on municipal_invite (invited_by) where invited_by is not null;
create index municipal_invite_email on municipal_invite (lower(email));
create index municipal_invite_age on municipal_invite (created_at);
