-- MEM-06: where a membership comes from. The portal gave the first admin theirs, the organisation those it invited,
-- and those who asked have their own.
alter table membership
  add column owner_kind text not null default 'ORGANIZATION' check (owner_kind in ('product', 'ORGANIZATION', 'USER'));

-- An invitation was answered by the invited, a request by another.
update membership set owner_kind = 'USER'
where status = 'requested' or note is not null or (answered_by is not null and answered_by <> user_id);

update membership set owner_kind = 'product'
from organisation where organisation.id = membership.organisation_id and organisation.owner_user_id = membership.user_id;

create index membership_owner_kind on membership (organisation_id, owner_kind) where status in ('active', 'disabled');
