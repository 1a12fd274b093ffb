-- CRD-09: lists of the municipality's own, as files. What they were narrowed by is kept with the order.
alter table export_file
  drop constraint export_file_kind_check,
  add constraint export_file_kind_check
    check (kind in ('members', 'attendees', 'slots', 'own', 'accounts', 'transactions')),
  add column municipality_id integer references municipality,
  add column filters jsonb not null default '{}',
  add constraint export_file_of_municipality
    check ((kind in ('accounts', 'transactions')) = (municipality_id is not null));
create index export_file_municipality on export_file (municipality_id) where municipality_id is not null;
