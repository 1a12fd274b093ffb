-- People have one account for the whole country; the tenant is only where they came in.

create table app_user (
  id uuid primary key,
  name text not null,
  email text,
  phone text,                                      -- E.164
  password_hash text,                              -- argon2id as a PHC string; null = signs in another way
  thumbnail_url text,
  lang text not null default 'nb' check (lang in ('nb', 'nn', 'en')),
  municipality_id int references municipality,
  postal_code text check (postal_code ~ '^[0-9]{4}$'),
  birth_date date,
  scopes text[] not null default '{}' check (scopes <@ array['admin', 'moderator']),
  is_readonly boolean not null default false,      -- every ticket of this account is in readonly mode
  has_two_factor boolean not null default false,
  terms_accepted_at timestamptz,
  settings jsonb not null default '{}',
  created_at timestamptz not null default now(),
  blocked_at timestamptz,
  erased_at timestamptz                            -- the row stays for the books, the person is gone from it
);
create unique index app_user_email on app_user (lower(email)) where email is not null;
create unique index app_user_phone on app_user (phone) where phone is not null;

-- Municipal rights rest on this table alone, never on the host name or on what a ticket says.
create table municipal_grant (
  user_id uuid not null references app_user on delete cascade,
  municipality_id int not null references municipality,
  role text not null check (role in ('admin', 'support')),
  created_at timestamptz not null default now(),
  primary key (user_id, municipality_id, role)
);
create index municipal_grant_municipality on municipal_grant (municipality_id);
