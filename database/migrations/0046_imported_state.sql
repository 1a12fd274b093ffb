-- ORG-04: an imported activity that has been taken down keeps what its source says of it, for when that is lifted.
alter table imported_event add column is_cancelled boolean not null default false;

update imported_event set is_cancelled = true
from event
where event.id = imported_event.event_id and event.status = 'cancelled';

-- What is down is listed where it is, the last first.
create index event_taken_down on event (taken_down_at desc, id) where taken_down_at is not null and deleted_at is null;
