-- BEY-10: what one must hold on the day of a shift to take it.
alter table slot add column certificate_id uuid references certificate on delete set null;
create index slot_certificate on slot (certificate_id) where certificate_id is not null;
