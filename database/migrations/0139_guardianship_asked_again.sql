-- BEY-05: when the register was last asked about a guardianship that it named. Null of those from before: they are asked first.
alter table guardianship add column asked_at timestamptz;
create index guardianship_to_ask on guardianship (asked_at nulls first) where source = 'register' and ended_at is null;
