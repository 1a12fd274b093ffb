-- What is removed by its age is found by it (features/retention/periods.ts).
create index attendance_change_age on attendance_change (at);
create index audit_entry_age on audit_entry (at);
create index door_entry_age on door_entry (received_at);
create index fact_age on fact (at);
create index known_device_age on known_device (seen_at);
create index organisation_invite_age on organisation_invite (created_at);

-- The audit log is append only for five years; what is older may go, and nothing may be changed.
drop trigger audit_entry_append_only on audit_entry;
create trigger audit_entry_append_only before update or truncate on audit_entry
  for each statement execute function audit_refuse();
create trigger audit_entry_kept before delete on audit_entry
  for each row when (old.at > now() - interval '1825 days') execute function audit_refuse();
