-- What search reads: the words of each activity and organisation, and the vocabulary that they add up to.
-- Nothing here needs an extension; decision 0018 tells why.

-- A text as it is compared: small letters, æøå and their spellings (ae, oe, aa) as a and o, other accents without,
-- and nothing but words. fold.ts does the same with what people type.
create function search_fold(value text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  folded text := replace(replace(replace(replace(replace(replace(
    value, 'æ', 'a'), 'ø', 'o'), 'å', 'a'), 'Æ', 'a'), 'Ø', 'o'), 'Å', 'a');
begin
  -- Looking up every letter in a list as long as this takes most of the time, and few texts have any of these.
  if folded ~ '[^\x01-\x7f]' then
    folded := translate(
      normalize(folded, nfc),
      'äÄöÖåÅáÁàÀâÂãÃčČçÇđĐðÐéÉèÈêÊëËíÍìÌîÎïÏłŁńŃñÑŋŊóÓòÒôÔõÕšŠśŚŧŦúÚùÙûÛüÜýÝžŽźŹ–—…“”„«»’‘·•´',
      'aaooaaaaaaaaaaccccddddeeeeeeeeiiiiiiiillnnnnnnoooooooossssttuuuuuuuuyyzzzz             '
    );
  end if;
  return regexp_replace(
    replace(replace(replace(lower(folded), 'aa', 'a'), 'ae', 'a'), 'oe', 'o'),
    '[[:punct:][:space:][:cntrl:]]+', ' ', 'g'
  );
end
$$;

-- How a folded word sounds, roughly: what people mix up when they spell by ear comes out the same.
create function search_sound(word text) returns text
language sql immutable strict parallel safe as $$
  select regexp_replace(
    translate(
      replace(
        replace(
          replace(
            replace(regexp_replace(regexp_replace(word, 'skj|sch|sh', 'sj', 'g'), '^(hj|gj|lj)', 'j'), 'kj', 'tj'),
            'hv', 'v'
          ),
          'ph', 'f'
        ),
        'x', 'ks'
      ),
      'cqwzy', 'kkvsi'
    ),
    '(.)\1+', '\1', 'g'
  )
$$;

-- Each word twice: as it stands, and as the stem that its forms have in common.
create function search_vector(lang text, value text) returns tsvector
language plpgsql immutable parallel safe as $$
declare
  folded text := search_fold(left(coalesce(value, ''), 10000));
begin
  return to_tsvector('pg_catalog.simple', folded) || to_tsvector(tsconf(lang), folded);
end
$$;

-- A is the name; B who and where; C the text; D what kind it is, for whom and in which municipality. Places stand in it as @ and a number,
-- so that one index answers "football in Bergen". Nobody can type an @ into a word.
create table event_words (
  event_id uuid primary key references event on delete cascade,
  words tsvector not null
);
create index event_words_words on event_words using gin (words);

create table organisation_words (
  organisation_id uuid primary key references organisation on delete cascade,
  words tsvector not null
);
create index organisation_words_words on organisation_words using gin (words);

-- Every word that is in use, for typing errors and for the ends of compounds. A job writes it anew each night; a word that
-- is newer is found as it stands and as a beginning.
create table search_word (
  word text collate "C" primary key,
  sound text collate "C" not null,
  slips text[] not null,                           -- its sound, whole and with each one of its letters left out
  events int not null,                             -- in how many
  organisations int not null
);
create index search_word_end on search_word (reverse(word));
create index search_word_slips on search_word using gin (slips);

create function search_slips(sound text) returns text[]
language sql immutable strict parallel safe as $$
  select array_agg(distinct overlay(sound placing '' from left_out for 1)) || sound
  from generate_series(1, length(sound)) as left_out
$$;

create function event_words_refresh(event_ids uuid[]) returns void
language plpgsql as $$
begin
  if coalesce(cardinality(event_ids), 0) = 0 then
    return;
  end if;

  delete from event_words
  using event
  left join organisation on organisation.id = event.organisation_id
  where event_words.event_id = any(event_ids)
    and event.id = event_words.event_id
    and (not event.is_listed or coalesce(organisation.is_private, false));

  insert into event_words (event_id, words)
  select
    event.id,
    setweight(search_vector(event.lang, event.name), 'A')
    || setweight(
      search_vector(event.lang, concat_ws(' ', organisation.name, event.venue, array_to_string(event.keywords, ' '))),
      'B'
    )
    || setweight(search_vector(event.lang, concat_ws(' ', event.description, event.address)), 'C')
    || setweight(
      search_vector(
        'nb',
        concat_ws(
          ' ',
          place.names,
          case when event.is_free then 'gratis free' end,
          case when event_type.is_volunteer then 'frivillig volunteer' end,
          case when event.age_mask <> 31 and event.age_mask & 1 > 0 then 'barn born children kids' end,
          case when event.age_mask <> 31 and event.age_mask & 2 > 0 then 'ungdom tenåring youth teenager' end,
          case when event.age_mask <> 31 and event.age_mask & 4 > 0 then 'familie family' end,
          case when event.age_mask <> 31 and event.age_mask & 8 > 0 then 'voksen vaksen adult' end,
          case when event.age_mask <> 31 and event.age_mask & 16 > 0 then 'senior pensjonist eldre elderly' end,
          label.norwegian
        )
      )
      || search_vector('en', label.english),
      'D'
    )
    || array_to_tsvector(place.marks)
  from event
  left join organisation on organisation.id = event.organisation_id
  left join event_type on event_type.id = event.type_id
  cross join lateral (
    select
      string_agg(labels ->> 'nb' || ' ' || (labels ->> 'nn'), ' ') as norwegian,
      string_agg(labels ->> 'en', ' ') as english
    from (
      select labels from category where category.id = any(event.category_ids)
      union all
      select event_type.labels
    ) as labelled
  ) as label
  cross join lateral (
    select
      string_agg(concat_ws(' ', municipality.name, district.name), ' ') as names,
      array_agg('@' || municipality.id) || array_remove(array_agg('@' || district.id), null) as marks
    from event_municipality
    join municipality on municipality.id = event_municipality.municipality_id
    left join district on district.id = event_municipality.district_id
    where event_municipality.event_id = event.id
  ) as place
  where event.id = any(event_ids)
    and event.is_listed
    and not coalesce(organisation.is_private, false)
    and place.marks is not null
  on conflict (event_id) do update
    set words = excluded.words
    where event_words.words <> excluded.words;
end
$$;

create function organisation_words_refresh(organisation_ids uuid[]) returns void
language plpgsql as $$
begin
  delete from organisation_words
  using organisation
  where organisation_words.organisation_id = any(organisation_ids)
    and organisation.id = organisation_words.organisation_id
    and (organisation.is_private or organisation.status <> 'accepted' or organisation.deleted_at is not null);

  insert into organisation_words (organisation_id, words)
  select
    organisation.id,
    setweight(search_vector(organisation.lang, organisation.name), 'A')
    || setweight(search_vector(organisation.lang, concat_ws(' ', organisation.description, organisation.address)), 'C')
    || setweight(search_vector('nb', concat_ws(' ', municipality.name, district.name)), 'D')
    || array_to_tsvector(array_remove(array['@' || municipality.id, '@' || district.id], null))
  from organisation
  join municipality on municipality.id = organisation.municipality_id
  left join district on district.id = organisation.district_id
  where organisation.id = any(organisation_ids)
    and not organisation.is_private
    and organisation.status = 'accepted'
    and organisation.deleted_at is null
  on conflict (organisation_id) do update
    set words = excluded.words
    where organisation_words.words <> excluded.words;
end
$$;

-- Writes the vocabulary anew from what is listed now, and tells how many words are new to it or used more or less often.
create function search_word_refresh() returns int
language sql as $$
  with fresh as materialized (
    select word, sum(events)::int as events, sum(organisations)::int as organisations
    from (
      select word, ndoc as events, 0 as organisations from ts_stat('select words from event_words')
      union all
      select word, 0, ndoc from ts_stat('select words from organisation_words')
    ) as counted
    where word not like '@%' and length(word) between 2 and 40
    group by word
  ),
  gone as (
    delete from search_word
    where not exists (select 1 from fresh where fresh.word = search_word.word)
  ),
  written as (
    insert into search_word (word, sound, slips, events, organisations)
    select word, search_sound(word), search_slips(search_sound(word)), events, organisations
    from fresh
    on conflict (word) do update
      set events = excluded.events, organisations = excluded.organisations
      where (search_word.events, search_word.organisations) <> (excluded.events, excluded.organisations)
    returning 1
  )
  select count(*)::int from written
$$;

-- An event's row is inserted before its places and categories; event_refresh, which everybody calls who changes an event,
-- updates the row, and that is what the words follow.
create function event_words_follow_event() returns trigger
language plpgsql as $$
begin
  perform event_words_refresh(array(
    select new_row.id
    from new_row
    join old_row on old_row.id = new_row.id
    where (
      new_row.name, new_row.description, new_row.lang, new_row.organisation_id, new_row.type_id, new_row.venue,
      new_row.address, new_row.keywords, new_row.is_free, new_row.age_mask, new_row.is_listed,
      new_row.category_ids, new_row.municipality_ids
    ) is distinct from (
      old_row.name, old_row.description, old_row.lang, old_row.organisation_id, old_row.type_id, old_row.venue,
      old_row.address, old_row.keywords, old_row.is_free, old_row.age_mask, old_row.is_listed,
      old_row.category_ids, old_row.municipality_ids
    )
  ));
  return null;
end
$$;

create trigger event_words_follow_event
after update on event
referencing old table as old_row new table as new_row
for each statement execute function event_words_follow_event();

-- The district may change while the municipality stays. A new event has no words yet and gets them with its first refresh.
create function event_words_follow_place() returns trigger
language plpgsql as $$
begin
  perform event_words_refresh(array(
    select event_words.event_id from event_words where event_words.event_id in (select event_id from new_row)
  ));
  return null;
end
$$;

create trigger event_words_follow_new_place
after insert on event_municipality
referencing new table as new_row
for each statement execute function event_words_follow_place();

create trigger event_words_follow_place
after update on event_municipality
referencing new table as new_row
for each statement execute function event_words_follow_place();

create function words_follow_organisation() returns trigger
language plpgsql as $$
begin
  perform organisation_words_refresh(array[new.id]);
  if tg_op = 'UPDATE' and (new.name, new.is_private) is distinct from (old.name, old.is_private) then
    perform event_words_refresh(array(select id from event where organisation_id = new.id and deleted_at is null));
  end if;
  return null;
end
$$;

create trigger words_follow_new_organisation
after insert on organisation
for each row execute function words_follow_organisation();

create trigger words_follow_organisation
after update on organisation
for each row
when (
  (
    old.name, old.description, old.lang, old.address, old.status, old.is_private, old.deleted_at, old.municipality_id,
    old.district_id
  ) is distinct from (
    new.name, new.description, new.lang, new.address, new.status, new.is_private, new.deleted_at, new.municipality_id,
    new.district_id
  )
)
execute function words_follow_organisation();

select event_words_refresh(array(select id from event));
select organisation_words_refresh(array(select id from organisation));
select search_word_refresh();
