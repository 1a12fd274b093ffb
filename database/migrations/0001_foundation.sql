-- Functions that the rest of the schema leans on, and two small technical tables.
-- No extension is needed so far. Everything here runs on PostgreSQL 15 and on PGlite.

-- Time-ordered ids: new rows land at the end of every primary key index.
create function uuid_v7(at_time timestamptz default clock_timestamp()) returns uuid
language sql volatile parallel safe as $$
  select encode(
    set_bit(
      set_bit(
        overlay(
          uuid_send(gen_random_uuid())
          placing substring(int8send((extract(epoch from at_time) * 1000)::bigint) from 3)
          from 1 for 6
        ),
        52, 1
      ),
      53, 1
    ),
    'hex'
  )::uuid
$$;

-- Norwegian order (a–z, æ, ø, å) as plain bytes, because the two engines' own collations differ.
-- The three letters become the three characters after z; ä counts as æ, ö as ø, and aa as å.
-- Other accents, the Sámi ones too, sort as their base letter.
-- Capitals outside a–z are listed because lower() on them depends on the locale of the cluster.
create function nb_sort_key(value text) returns text
language sql immutable strict parallel safe as $$
  select replace(
    lower(
      translate(
        value,
        'æÆäÄøØöÖåÅáÁàÀâÂãÃčČçÇđĐðÐéÉèÈêÊëËíÍìÌîÎïÏłŁńŃñÑŋŊóÓòÒôÔõÕšŠśŚŧŦúÚùÙûÛüÜýÝžŽźŹ',
        '{{{{||||}}aaaaaaaaccccddddeeeeeeeeiiiiiiiillnnnnnnoooooooossssttuuuuuuuuyyzzzz'
      ) collate "C"
    ),
    'aa', '}'
  ) collate "C"
$$;

-- Metres between two points, as the crow flies.
create function geo_m(lat1 float8, lng1 float8, lat2 float8, lng2 float8) returns float8
language sql immutable strict parallel safe as $$
  select 12742000 * asin(
    least(
      1,
      sqrt(
        power(sin(radians(lat2 - lat1) / 2), 2)
        + cos(radians(lat1)) * cos(radians(lat2)) * power(sin(radians(lng2 - lng1) / 2), 2)
      )
    )
  )
$$;

-- The dictionary for full-text search in a text's language. The Norwegian one serves bokmål and nynorsk.
create function tsconf(lang text) returns regconfig
language sql immutable parallel safe as $$
  select case when lang = 'en' then 'pg_catalog.english'::regconfig else 'pg_catalog.norwegian'::regconfig end
$$;

-- The answer to a call that carried an Idempotency-Key, so that a repeat gets the same answer.
-- The row is written before the work begins: while status is null the first call is still under way.
create table idempotency_key (
  actor text not null,
  route text not null,
  key text not null,
  body_hash text not null,
  status int,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (actor, route, key)
);
create index idempotency_key_age on idempotency_key (created_at);

-- Which reference and demo data this database holds. The checksum tells whether the files have changed since.
create table data_load (
  name text primary key,
  checksum text not null,
  loaded_at timestamptz not null default now()
);
