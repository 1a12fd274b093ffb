create table organisation (
  id uuid primary key,
  municipality_id int not null references municipality,
  district_id int references district,
  name text not null check (length(name) <= 200),
  description text not null default '',
  lang text not null default 'nb' check (lang in ('nb', 'nn', 'en')),
  status text not null default 'pending' check (status in ('pending', 'accepted', 'declined')),
  is_private boolean not null default false,
  owner_user_id uuid references app_user,
  email text,
  phone text,
  website text,
  address text,
  lat float8,
  lng float8,
  thumbnail_url text,
  settings jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  name_sort text not null generated always as (nb_sort_key(name)) stored,
  search tsvector not null generated always as (
    setweight(to_tsvector(tsconf(lang), name), 'A') || setweight(to_tsvector(tsconf(lang), description), 'C')
  ) stored
);
create index organisation_list on organisation (municipality_id, name_sort, id)
  where deleted_at is null and status = 'accepted';
create index organisation_search on organisation using gin (search);

create table membership (
  organisation_id uuid not null references organisation on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  role text not null check (role in ('admin', 'moderator', 'member', 'applicant')),
  status text not null check (status in ('requested', 'active', 'disabled', 'rejected', 'left')),
  note text,
  created_at timestamptz not null default now(),
  primary key (organisation_id, user_id)
);
create index membership_user on membership (user_id, status);
