-- The portal that a conversation was started in: it says how long conversations are kept. Null: before this was noted.
alter table thread add column tenant_key text;

-- Until when a user may look at everything and change nothing.
alter table app_user add column suspended_until timestamptz;

-- A case can be given to one of those who decide, and a municipality can hand it to those who look after everything.
alter table report_case
  add column assigned_to uuid references app_user on delete set null,
  add column is_with_platform boolean not null default false,
  add column suspended_until timestamptz,
  drop constraint report_case_decision_check,
  drop constraint report_case_appeal_decision_check,
  add constraint report_case_decision_check
    check (decision in ('nothing', 'warn', 'hide', 'remove', 'suspend', 'block')),
  add constraint report_case_appeal_decision_check
    check (appeal_decision in ('nothing', 'warn', 'hide', 'remove', 'suspend', 'block'));
create index report_case_assigned on report_case (assigned_to, due_at) where assigned_to is not null;
