-- BEY-21: who lives in a municipality is asked for a part at a time when its portal ends.
create index app_user_municipality on app_user (municipality_id, id) where municipality_id is not null;
