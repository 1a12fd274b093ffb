-- BEY-12: its time came, and the one who had planned it had no right to it any more. A draft again, until it is changed.
alter table tenant_version add column held_back_at timestamptz;
alter table tenant_version add check (held_back_at is null or state = 'draft');
