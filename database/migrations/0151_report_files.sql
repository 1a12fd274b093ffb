-- Copies of what was reported: a line of a conversation may have several files.
create table report_file (
  report_id uuid not null references report (id) on delete cascade,
  position integer not null check (position between 0 and 9),
  upload_id uuid not null references upload (id) on delete cascade,
  primary key (report_id, position)
);
create index report_file_upload on report_file (upload_id);

insert into report_file (report_id, position, upload_id)
select id, 0, upload_id from report where upload_id is not null;

alter table report drop column upload_id;
