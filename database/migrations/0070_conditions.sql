-- DLG-02: what an organisation's admins have answered to each version of the conditions. One row for each version and
-- organisation, for as long as the organisation is there: it is a part of the agreement.
create table conditions_answer (
  organisation_id uuid not null references organisation on delete cascade,
  version date not null,
  is_accepted boolean not null,
  answered_by uuid references app_user on delete set null,
  answered_at timestamptz not null,
  primary key (organisation_id, version)
);

create index conditions_answer_answered_by on conditions_answer (answered_by) where answered_by is not null;
