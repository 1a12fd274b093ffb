-- CRD-09: the municipality's rooms for leisure accounts.

-- Who has looked at an account, or changed it: by the account that an entry of the audit log is about.
create index audit_entry_card on audit_entry ((details ->> 'card'), position) where details ->> 'card' is not null;

-- What a period comes to, counted by a job where there are too many accounts to count each time. It names no child.
create table office_figures (
  version_id uuid primary key references scheme_version on delete cascade,
  made_at timestamptz not null,
  figures jsonb not null
);
