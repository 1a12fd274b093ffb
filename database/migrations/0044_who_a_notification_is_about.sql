-- The user whose name stands in it: their erasure takes it out of the lists of others. Of those from before nobody can say
-- whose name it is.
delete from notification where payload -> 'author' is not null;
alter table notification add column about_user_id uuid references app_user on delete cascade;
create index notification_about on notification (about_user_id) where about_user_id is not null;
