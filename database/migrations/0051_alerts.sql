-- BEY-03: users are told of new activities on a list. Those who want the same list share one filter, so that a new
-- activity is held against each list once, however many want to hear of it.
create table alert_filter (
  id uuid primary key,
  tenant_key text not null,
  -- The parameters of the list's address, in one order and without what does not narrow it.
  query jsonb not null,
  query_hash text not null,
  created_at timestamptz not null,
  unique (tenant_key, query_hash)
);

-- What an activity must have to be on the list: it is at one of the places and has one of the topics.
create table alert_key (
  place text not null,
  topic text not null,
  filter_id uuid not null references alert_filter on delete cascade,
  primary key (place, topic, filter_id)
);
create index alert_key_filter on alert_key (filter_id);

create table alert (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  filter_id uuid not null references alert_filter,
  -- As the user chose it, with the name of the place that distances are counted from.
  query jsonb not null,
  frequency text not null check (frequency in ('at_once', 'daily', 'weekly')),
  -- Else in the portal alone.
  by_email boolean not null default true,
  created_at timestamptz not null,
  -- Whatever was found up to then has been told, or will not be.
  told_until timestamptz not null,
  -- When a letter was sent.
  told_at timestamptz,
  -- When the next one is; null as long as nothing was found.
  due_at timestamptz,
  unique (user_id, filter_id)
);
create index alert_of_filter on alert (filter_id, id);
create index alert_due on alert (due_at, id) where due_at is not null;

-- An activity that is new on a list. It is found once, however often it is changed or taken back.
create table alert_hit (
  filter_id uuid not null references alert_filter on delete cascade,
  event_id uuid not null references event on delete cascade,
  found_at timestamptz not null,
  -- It was there when those who wait for it were told; what nobody was told of can be found again.
  is_told boolean not null default false,
  primary key (filter_id, event_id)
);
create index alert_hit_found on alert_hit (filter_id, found_at);
create index alert_hit_event on alert_hit (event_id);
create index alert_hit_age on alert_hit (found_at);

-- Activities that have changed since they were held against the lists, as everybody could see them before: what was on a
-- list already is not new there.
create table alert_news (
  event_id uuid primary key references event on delete cascade,
  places_before jsonb,
  -- Null where the words are the same.
  search_before tsvector,
  -- How often it has changed: a change that comes meanwhile is looked at again.
  changes int not null default 1
);

create function alert_note(event_ids uuid[]) returns void
language sql as $$
  insert into alert_news (event_id, places_before)
  select event.id, (select jsonb_agg(to_jsonb(event_place)) from event_place where event_place.event_id = event.id)
  from event
  where event.id = any(event_ids) and exists (select from alert)
  order by event.id
  on conflict (event_id) do update set changes = alert_news.changes + 1
$$;

create function alert_note_words() returns trigger
language plpgsql as $$
begin
  perform alert_note(array[new.id]);
  update alert_news set search_before = old.search where event_id = new.id and search_before is null;
  return null;
end
$$;

create trigger alert_follows_words
after update of name, description, lang on event
for each row when (old.is_listed and old.search is distinct from new.search)
execute function alert_note_words();

-- As before, but that it is noted. Time that passes makes nothing new: it goes through event_refresh_dates.
create or replace function event_refresh_many(event_ids uuid[], as_of timestamptz default now()) returns void
language plpgsql as $$
begin
  perform alert_note(event_ids);
  perform event_refresh_dates(event_ids, as_of);
  perform occurrence_place_refresh(event_ids);
end
$$;

create or replace function organisation_visibility_changed() returns trigger
language plpgsql as $$
declare
  its_events uuid[] := array(select id from event where organisation_id = new.id and deleted_at is null);
begin
  perform alert_note(its_events);
  perform event_place_refresh(its_events);
  perform occurrence_place_refresh(its_events);
  return null;
end
$$;
