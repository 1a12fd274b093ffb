-- USR-03, BEY-10: what a user lets a paper of their CV show, and the papers that have been made.
-- Who has chosen nothing has no row: nothing is shown to anybody else.
create table cv_choice (
  user_id uuid primary key references app_user on delete cascade,
  hours text not null check (hours in ('me', 'paper')),
  activities text not null check (activities in ('me', 'paper')),
  roles text not null check (roles in ('me', 'paper')),
  certificates text not null check (certificates in ('me', 'paper'))
);

create table cv_paper (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  -- 128 random bits, in the address of the page that says whether the paper holds.
  code text not null unique check (length(code) = 26),
  -- What the files of this paper are sealed with.
  file_key text not null,
  -- The portal that signed it, whose address is on it.
  tenant_key text not null,
  language text not null check (language in ('nb', 'nn', 'en')),
  -- JSON, as it was signed; gone when the paper is withdrawn.
  content text,
  signature text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  withdrawn_at timestamptz check (withdrawn_at >= created_at),
  check ((content is null) = (withdrawn_at is not null))
);
create index cv_paper_user on cv_paper (user_id, created_at);
create index cv_paper_expires on cv_paper (expires_at);
