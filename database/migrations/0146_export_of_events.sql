-- BEY-21: an organisation takes its activities along as a file.
alter table export_file
  drop constraint export_file_kind_check,
  add constraint export_file_kind_check
    check (kind in (
      'members', 'events', 'attendees', 'slots', 'own', 'accounts', 'transactions', 'tickets', 'year', 'equipment'
    ));
