-- ORG-02: how a municipality approves organisations, as versions of which the last one holds. Without any, by hand.
create table approval_rule (
  municipality_id integer not null references municipality,
  version integer not null check (version > 0),
  mode text not null check (mode in ('by_hand', 'by_rule')),
  -- Kinds of organisation in the national register that are approved at once.
  forms text[] not null,
  reason text not null check (length(reason) between 5 and 500),
  changed_at timestamptz not null,
  primary key (municipality_id, version),
  check (mode = 'by_hand' or cardinality(forms) > 0)
);
