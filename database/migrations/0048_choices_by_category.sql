-- What a user has chosen: in general, for one category of things, or for one organisation, which counts before the others.
alter table notification_setting
  add column category text,
  add column by_portal boolean not null default true,
  drop constraint notification_setting_user_id_organisation_id_key,
  add unique nulls not distinct (user_id, organisation_id, category),
  add check (num_nonnulls(organisation_id, category) <= 1);
