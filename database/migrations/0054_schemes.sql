-- BEY-06, CRD-06: what a municipality gives children for their leisure, as versions that are decided on.
create table scheme (
  id uuid primary key,
  municipality_id integer not null references municipality,
  -- Of the municipality's own choice, in small letters: 'fritidskonto'.
  key text not null check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 60),
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  unique (municipality_id, key)
);

-- From which state a version may come into which. What does not stand here is refused by the database itself.
create table scheme_version_step (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into scheme_version_step (from_state, to_state) values
  ('draft', 'sent'), ('sent', 'draft'), ('sent', 'published'), ('published', 'ended');

create table scheme_version (
  id uuid primary key,
  scheme_id uuid not null references scheme,
  number integer not null check (number > 0),
  state text not null default 'draft' check (state in ('draft', 'sent', 'published', 'ended')),
  -- As it was typed, also where nothing can be read out of it yet.
  form jsonb not null,
  -- What was read out of it when it was sent for decision; the days stand beside it for the database to compare.
  rules jsonb,
  starts_on date,
  ends_on date,
  -- Counts changes of the draft; given back with each of them.
  revision integer not null default 1,
  created_at timestamptz not null,
  changed_by uuid references app_user on delete set null,
  changed_at timestamptz not null,
  sent_by uuid references app_user on delete set null,
  sent_at timestamptz,
  published_by uuid references app_user on delete set null,
  published_at timestamptz,
  -- Who decided (the council, a committee), in which case, and when.
  decided_by text check (length(decided_by) between 1 and 100),
  case_number text check (length(case_number) between 1 and 40),
  decided_on date,
  ended_by uuid references app_user on delete set null,
  ended_at timestamptz,
  -- The last day on which it held, where that was sooner than the period's.
  ended_on date,
  end_reason text check (length(end_reason) between 1 and 500),
  unique (scheme_id, number),
  check ((state = 'draft') = (rules is null)),
  check ((rules is null) = (starts_on is null) and (rules is null) = (ends_on is null) and (rules is null) = (sent_at is null)),
  check (starts_on <= ends_on),
  check (rules is null or (
    (rules ->> 'starts_on')::date = starts_on and (rules ->> 'ends_on')::date = ends_on
    and (rules ->> 'amount_ore')::bigint > 0 and (rules ->> 'budget_ore')::bigint >= (rules ->> 'amount_ore')::bigint
    and coalesce((rules ->> 'activity_cap_ore')::bigint, 1) > 0
    and (rules ->> 'min_age')::integer >= 0 and (rules ->> 'min_age')::integer <= (rules ->> 'max_age')::integer)),
  check ((state in ('published', 'ended')) = (published_at is not null)),
  check ((published_at is null) = (decided_by is null) and (published_at is null) = (case_number is null)
    and (published_at is null) = (decided_on is null)),
  check ((state = 'ended') = (ended_at is not null) and (ended_at is null) = (ended_on is null)
    and (ended_at is null) = (end_reason is null))
);
-- One at a time is being worked on.
create unique index scheme_version_open on scheme_version (scheme_id) where state in ('draft', 'sent');
create index scheme_version_running on scheme_version (scheme_id, starts_on) where state in ('published', 'ended');
create index scheme_version_changed_by on scheme_version (changed_by) where changed_by is not null;
create index scheme_version_sent_by on scheme_version (sent_by) where sent_by is not null;
create index scheme_version_published_by on scheme_version (published_by) where published_by is not null;
create index scheme_version_ended_by on scheme_version (ended_by) where ended_by is not null;

-- What somebody has been promised stays as it was. Only that it is ended may be added, and the names of people go with
-- their accounts.
create function scheme_version_guard() returns trigger language plpgsql as $$
declare
  ending constant text[] := array['state', 'ended_by', 'ended_at', 'ended_on', 'end_reason'];
  names constant text[] := array['changed_by', 'sent_by', 'published_by', 'ended_by'];
begin
  if tg_op = 'DELETE' then
    if old.state <> 'draft' then raise exception 'scheme_version: what is not a draft is never deleted'; end if;
    return old;
  end if;
  if tg_op = 'INSERT' then
    if new.state <> 'draft' then raise exception 'scheme_version: begins as a draft'; end if;
    return new;
  end if;
  if new.scheme_id <> old.scheme_id or new.number <> old.number then
    raise exception 'scheme_version: stays the version that it is';
  end if;
  if new.state <> old.state and not exists (
    select from scheme_version_step where from_state = old.state and to_state = new.state
  ) then
    raise exception 'scheme_version: from % to % there is no step', old.state, new.state;
  end if;
  if old.state = 'sent' and new.state in ('sent', 'published') and (new.form <> old.form or new.rules <> old.rules) then
    raise exception 'scheme_version: what has been sent for decision is not changed';
  end if;
  if old.state in ('published', 'ended') and (
    (case when old.state = new.state then to_jsonb(new) else to_jsonb(new) - ending end) - names
      is distinct from (case when old.state = new.state then to_jsonb(old) else to_jsonb(old) - ending end) - names
    or (new.changed_by is not null and new.changed_by is distinct from old.changed_by)
    or (new.sent_by is not null and new.sent_by is distinct from old.sent_by)
    or (new.published_by is not null and new.published_by is distinct from old.published_by)
    or (old.state = 'ended' and new.ended_by is not null and new.ended_by is distinct from old.ended_by)
  ) then
    raise exception 'scheme_version: what is published is not changed';
  end if;
  if new.state = 'published' and old.state <> 'published' then
    -- One after the other, so that of two at once the second sees the first.
    perform from scheme where id = new.scheme_id for no key update;
    if exists (
      select from scheme_version other
      where other.scheme_id = new.scheme_id and other.id <> new.id and other.state in ('published', 'ended')
        and other.starts_on <= new.ends_on and least(other.ends_on, other.ended_on) >= new.starts_on
        and other.starts_on <= least(other.ends_on, other.ended_on)
    ) then
      raise exception 'scheme_version: another version holds in the same period';
    end if;
  end if;
  return new;
end $$;
create trigger scheme_version_guard before insert or update or delete on scheme_version
  for each row execute function scheme_version_guard();
