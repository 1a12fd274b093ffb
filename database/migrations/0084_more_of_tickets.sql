-- TIC-03: so many tickets of a group (per_card) are for each child, with whichever of its accounts. The reference keeps
-- whose they are right: a child that is forgotten by its account is forgotten here too.
alter table card add constraint card_of_child unique (id, child_id);

alter table ticket add column child_id uuid;
alter table ticket add foreign key (card_id, child_id) references card (id, child_id) on update cascade;
-- What a child got with a second account before this stays, and is not counted as the child's.
update ticket set child_id = first.child_id
from (
  select distinct on (group_id, card.child_id, slot, coalesce(ended_at, '-infinity')) ticket.id, card.child_id
  from ticket join card on card.id = ticket.card_id
  order by group_id, card.child_id, slot, coalesce(ended_at, '-infinity'), reserved_at, ticket.id
) as first
where first.id = ticket.id;
create unique index ticket_one_per_child on ticket (group_id, child_id, slot) where state in ('reserved', 'used');

alter table ticket_wait add column child_id uuid;
alter table ticket_wait add foreign key (card_id, child_id) references card (id, child_id)
  on update cascade on delete cascade;
update ticket_wait set child_id = first.child_id
from (
  select distinct on (group_id, card.child_id) group_id, card_id, card.child_id
  from ticket_wait join card on card.id = ticket_wait.card_id
  order by group_id, card.child_id, position
) as first
where first.group_id = ticket_wait.group_id and first.card_id = ticket_wait.card_id;
create unique index ticket_wait_one_per_child on ticket_wait (group_id, child_id);

-- The tickets of a group as a file, made by a job as the office's other lists are.
alter table export_file
  drop constraint export_file_kind_check,
  add constraint export_file_kind_check
    check (kind in ('members', 'attendees', 'slots', 'own', 'accounts', 'transactions', 'tickets')),
  drop constraint export_file_of_municipality,
  add constraint export_file_of_municipality
    check ((kind in ('accounts', 'transactions', 'tickets')) = (municipality_id is not null));
