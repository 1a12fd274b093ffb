-- BEY-08: an auditor reads a municipality's journal, and nothing else of its office.
alter table municipal_grant drop constraint municipal_grant_role_check;
alter table municipal_grant add constraint municipal_grant_role_check check (role in ('admin', 'support', 'auditor'));

-- The journal by what it can be asked for, the newest first.
create index ledger_posting_kind on ledger_posting (municipality_id, kind, at, id);
create index ledger_posting_amount on ledger_posting (municipality_id, amount_ore, at, id);
create index ledger_posting_corrections on ledger_posting (municipality_id) where corrects_id is not null;
