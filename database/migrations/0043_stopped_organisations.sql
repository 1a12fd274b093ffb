-- ORG-02: an organisation that has been accepted can be stopped: for a while (suspended) or for good (revoked). In both
-- states it is hidden as one that was never accepted; nothing of it is deleted, so that it can be opened again.
alter table organisation
  drop constraint organisation_status_check,
  add constraint organisation_status_check
    check (status in ('pending', 'accepted', 'declined', 'suspended', 'revoked')),
  add column stopped_at timestamptz,
  add column stopped_by uuid references app_user on delete set null,
  add column stop_reason text check (length(stop_reason) <= 1000),
  add constraint organisation_stop_has_reason
    check ((status in ('suspended', 'revoked')) = (stop_reason is not null and stopped_at is not null));

create index organisation_stopped_by on organisation (stopped_by) where stopped_by is not null;

-- The municipality looks through all of its organisations, whatever their state.
create index organisation_office on organisation (municipality_id, name_sort, id) where deleted_at is null;
