-- A message that a municipality, or all of them, shows on top of every page for a while.
create table announcement (
  id uuid primary key,
  tenant_key text,                                 -- null = every tenant
  type text not null check (type in ('news', 'critical')),
  title jsonb not null,                            -- nb, nn, en
  body jsonb not null,                             -- nb, nn, en
  starts_at timestamptz not null,
  ends_at timestamptz,
  created_at timestamptz not null default now(),
  check (ends_at > starts_at)
);
create index announcement_ends on announcement (ends_at);

-- Anonymous counters per day: what is used how often, never by whom.
create table metric (
  day date not null,
  tenant_key text not null default '',
  name text not null,
  tag text not null default '',
  count bigint not null default 0,
  primary key (day, tenant_key, name, tag)
);
