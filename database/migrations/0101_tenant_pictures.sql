-- BEY-12: the files that a version of a portal shows. They stay for as long as a version that can be shown again has them.
create table tenant_version_picture (
  version_id uuid not null references tenant_version on delete cascade,
  upload_id uuid not null references upload,
  primary key (version_id, upload_id)
);
create index tenant_version_picture_upload on tenant_version_picture (upload_id);
