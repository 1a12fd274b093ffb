-- TEN-08: which colours a tenant has ever had is asked with each change of it, and stands in an index.
alter table tenant_version
  add column colour text generated always as (lower(configuration ->> 'colour')) stored;
create index tenant_version_colour on tenant_version (tenant_key, colour) where colour is not null;
