-- The super-admin's search for a user by the beginnings of the words of a name, without reading everybody.
create function name_words(name_sort text) returns tsvector
language sql immutable strict parallel safe as $$
  select array_to_tsvector(array_remove(string_to_array(translate(name_sort, '-', ' '), ' '), ''))
$$;

-- Whole words, but for the last, of which the beginning is enough.
create function name_query(asked text) returns tsquery
language sql immutable strict parallel safe as $$
  select string_agg('''' || replace(replace(word, '\', '\\'), '''', '''''') || '''' || ending, ' & ')::tsquery
  from (
    select word, case when row_number() over (order by place desc) = 1 then ':*' else '' end as ending
    from unnest(string_to_array(translate(nb_sort_key(asked), '-', ' '), ' ')) with ordinality as part (word, place)
    where word <> ''
  ) as parts
$$;

create index app_user_words on app_user using gin (name_words(name_sort)) where erased_at is null;
-- For the beginnings that many names have: the first fifty are soon found in order.
create index app_user_by_name on app_user (name_sort, id) where erased_at is null;
