-- Places are reference data: their ids are the official numbers, so links and exports survive a reload.

create table municipality (
  id int primary key,                              -- the municipality number without its leading zero: 301 is Oslo
  number text not null unique check (number ~ '^[0-9]{4}$'),
  key text not null unique,                        -- also the first label of the tenant's host name
  name text not null,
  names jsonb not null default '{}',               -- parallel official names by language: no, sme, sma, smj, fkv
  county text not null,
  language_form text not null default 'neutral' check (language_form in ('nb', 'nn', 'neutral')),
  lat float8 not null,
  lng float8 not null,
  name_sort text not null generated always as (nb_sort_key(name)) stored
);
create index municipality_by_name on municipality (name_sort);

create table district (
  id int primary key,                              -- municipality number and two digits: 30101 is Gamle Oslo
  municipality_id int not null references municipality,
  name text not null,
  is_administrative boolean not null default true, -- false for Oslo's Sentrum and Marka, which have no council
  unique (municipality_id, name)
);
