-- CRD-09: an organisation reads what it was paid, the newest first.
drop index claim_organisation;
create index claim_organisation on claim (organisation_id, created_at desc, id) where organisation_id is not null;
