-- Signing in: who has proved what, for how long, and what is remembered of it.

alter table app_user
  add column email_verified_at timestamptz,
  add column phone_verified_at timestamptz,
  add column password_changed_at timestamptz,
  -- The national identity number: sealed for the few who must show it, as a keyed digest for finding and uniqueness.
  add column ssn_sealed text,
  add column ssn_digest text,
  -- The secret of an authenticator app, sealed; null = codes come by e-mail.
  add column authenticator_sealed text,
  add column authenticator_step bigint,            -- of the last code that was taken: each is good once
  add column picture_upload_id uuid;

create unique index app_user_ssn on app_user (ssn_digest) where ssn_digest is not null;
create index app_user_name on app_user (lower(name) text_pattern_ops) where erased_at is null;
-- The job that clears away accounts that nobody ever verified.
create index app_user_unverified on app_user (created_at)
  where email_verified_at is null and phone_verified_at is null and erased_at is null;

-- One row per ticket that was handed out. A ticket whose row has ended opens nothing, on any process.
create table session (
  id uuid primary key,                             -- what the person's own list of sessions shows
  secret_digest text not null unique,              -- of the ticket's sid; the sid itself is nowhere
  user_id uuid not null references app_user on delete cascade,
  acting_user_id uuid references app_user,         -- the super-admin who is logged in as user_id
  acting_reason text,
  method text not null check (method in ('password', 'code', 'idporten', 'acting')),
  is_two_factor_pending boolean not null default false,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  proved_at timestamptz not null,                  -- when the person last proved who they are
  expires_at timestamptz not null,
  idle_seconds int not null,
  agent text not null default '',                  -- 'Firefox, Linux': for the person's own list
  ended_at timestamptz,
  check ((acting_user_id is null) = (acting_reason is null))
);
create index session_of_user on session (user_id, created_at) where ended_at is null;
create index session_ended on session (coalesce(ended_at, expires_at));

-- A code on its way to an address, or a link. The newest of a name and purpose is the only one that counts.
create table verification (
  id uuid primary key,
  purpose text not null check (purpose in ('register', 'login', 'email', 'phone', 'restore', 'two_factor')),
  username text not null,                          -- the address it goes to: e-mail or E.164
  user_id uuid references app_user on delete cascade, -- whose, where there is an account
  session_id uuid references session on delete cascade, -- two_factor: the ticket that it opens
  client_digest text,                              -- of the browser that asked; nobody else may answer
  code_digest text,                                -- null = no code can be right (nobody to send one to)
  token_digest text unique,                        -- of a link's token
  tries int not null default 0,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  verified_at timestamptz,
  used_at timestamptz                              -- what it was verified for has happened
);
create index verification_name on verification (username, purpose, created_at);
create index verification_age on verification (created_at);

-- One-time codes for somebody whose authenticator app is lost.
create table recovery_code (
  user_id uuid not null references app_user on delete cascade,
  code_digest text not null,
  used_at timestamptz,
  primary key (user_id, code_digest)
);

-- Browsers that a person has signed in from: a flood of wrong passwords from elsewhere does not slow them down.
create table known_device (
  user_id uuid not null references app_user on delete cascade,
  device_digest text not null,
  seen_at timestamptz not null,
  primary key (user_id, device_digest)
);

-- Sign-ins with the national identity service that are under way, by the state that comes back.
create table idporten_attempt (
  state_digest text primary key,
  sealed text not null,                            -- nonce, PKCE verifier, level asked for
  tenant_key text not null,
  return_url text not null,
  client_digest text not null,                     -- the browser that set out; the ticket goes to nobody else
  language text not null,
  created_at timestamptz not null,
  handle_digest text unique,                       -- one-time handle with which that browser fetches its ticket
  user_id uuid references app_user on delete cascade,
  fetched_at timestamptz
);
create index idporten_attempt_age on idporten_attempt (created_at);

-- Counters of the limits that guard accounts, codes and money; shared by all processes.
create table rate_window (
  key text primary key,                            -- class, window and a digest of the caller
  count int not null,
  ends_at timestamptz not null
);
create index rate_window_end on rate_window (ends_at);

-- What was done with power over others, by whom, to whom. Append only; each row carries a digest of the one before,
-- so that a row that is changed or missing shows.
create table audit_entry (
  position bigint generated always as identity primary key,
  at timestamptz not null,
  action text not null,
  actor_user_id uuid,                              -- no foreign keys: the entry outlives whom it names
  acting_user_id uuid,                             -- the super-admin behind the actor
  subject_user_id uuid,
  municipality_id int,
  details jsonb not null default '{}',
  digest text not null
);
create index audit_entry_subject on audit_entry (subject_user_id, position) where subject_user_id is not null;
create index audit_entry_actor on audit_entry (actor_user_id, position) where actor_user_id is not null;

create function audit_chain() returns trigger
language plpgsql as $$
declare
  before_digest text;
begin
  -- One at a time, or two rows would name the same one before them.
  perform pg_advisory_xact_lock(7110001);
  select digest into before_digest from audit_entry order by position desc limit 1;
  new.digest := encode(
    sha256(
      convert_to(
        concat_ws(
          '|', coalesce(before_digest, ''), extract(epoch from new.at), new.action, new.actor_user_id,
          new.acting_user_id, new.subject_user_id, new.municipality_id, new.details
        ),
        'UTF8'
      )
    ),
    'hex'
  );
  return new;
end
$$;
create trigger audit_entry_chain before insert on audit_entry for each row execute function audit_chain();

create function audit_refuse() returns trigger
language plpgsql as $$
begin
  raise exception 'The audit log is append only.';
end
$$;
create trigger audit_entry_append_only before update or delete or truncate on audit_entry
  for each statement execute function audit_refuse();
