-- DSH-03: the municipality's rooms. Its own log is read backwards, whole or by what it is about.
create index audit_entry_municipality on audit_entry (municipality_id, position) where municipality_id is not null;
create index audit_entry_area on audit_entry (municipality_id, split_part(action, '.', 1), position)
  where municipality_id is not null;
create index audit_entry_organisation
  on audit_entry (municipality_id, (coalesce(details ->> 'organization', details ->> 'organisation')), position)
  where municipality_id is not null and coalesce(details ->> 'organization', details ->> 'organisation') is not null;

-- What people ask organisations for, of certificates that are the municipality's own.
create index stamp_asked on stamp (certificate_id) where status = 'requested';

-- What a municipality reports of a year, and what it lends, as files.
alter table export_file
  drop constraint export_file_kind_check,
  add constraint export_file_kind_check
    check (kind in ('members', 'attendees', 'slots', 'own', 'accounts', 'transactions', 'tickets', 'year', 'equipment')),
  drop constraint export_file_of_municipality,
  add constraint export_file_of_municipality
    check ((kind in ('accounts', 'transactions', 'tickets', 'year', 'equipment')) = (municipality_id is not null));
