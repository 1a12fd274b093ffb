-- SHL-07, DSH-03: a municipality's own announcements stand in the portals that are its alone.
alter table announcement
  add column municipality_id integer references municipality,
  add check (tenant_key is null or municipality_id is null);
create index announcement_municipality on announcement (municipality_id, starts_at) where municipality_id is not null;
