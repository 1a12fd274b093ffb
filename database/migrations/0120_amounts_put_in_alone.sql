-- CRD-09: what one admin put into single accounts is counted by the day; amounts for all have a limit of their own.
alter table card_grant add column is_single boolean not null default false;

create index card_grant_single on card_grant (actor_user_id, created_at) where is_single;
