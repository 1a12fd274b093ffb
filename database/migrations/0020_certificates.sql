-- CER: kinds of proof, and who has them.

create table certificate (
  id uuid primary key,
  -- Whose it is; null for one of the municipality's own.
  organisation_id uuid references organisation on delete cascade,
  -- Of the municipality's own: where it can be given; null is the whole country.
  municipality_id int references municipality,
  name text not null check (length(name) between 1 and 120),
  name_sort text not null generated always as (nb_sort_key(name)) stored,
  description text not null default '' check (length(description) <= 2000),
  category text not null check (category in ('safety', 'coaching', 'driving', 'course', 'duty', 'other')),
  picture_upload_id uuid references upload on delete set null,
  version int not null default 1,
  created_at timestamptz not null,
  -- Given to nobody any more; those who have it keep it.
  deleted_at timestamptz,
  check (organisation_id is null or municipality_id is null)
);
create index certificate_of_organisation on certificate (organisation_id) where organisation_id is not null and deleted_at is null;
create index certificate_of_municipality on certificate (municipality_id) where organisation_id is null and deleted_at is null;
create index certificate_picture on certificate (picture_upload_id) where picture_upload_id is not null;

create table certificate_document (
  certificate_id uuid not null references certificate on delete cascade,
  upload_id uuid not null references upload,
  name text not null check (length(name) between 1 and 200),
  position smallint not null,
  primary key (certificate_id, upload_id)
);
create index certificate_document_upload on certificate_document (upload_id);

-- Other organisations that may give it, too.
create table certificate_organisation (
  certificate_id uuid not null references certificate on delete cascade,
  organisation_id uuid not null references organisation on delete cascade,
  created_at timestamptz not null,
  primary key (certificate_id, organisation_id)
);
create index certificate_organisation_giver on certificate_organisation (organisation_id);

-- One person's proof of a certificate. That it has run out, or does not hold yet, follows from its days.
create table stamp (
  id uuid primary key,
  certificate_id uuid not null references certificate on delete cascade,
  -- Where it was given or asked for.
  organisation_id uuid not null references organisation on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  status text not null check (status in ('requested', 'not_accepted', 'active', 'disabled')),
  -- Both days included; a request has none, and what holds forever neither.
  start_at date,
  end_at date,
  forever boolean not null default false,
  -- When the person said yes: by accepting it, or by asking for it.
  accepted_at timestamptz,
  given_by uuid references app_user on delete set null,
  created_at timestamptz not null,
  version int not null default 1,
  -- Another one of the same has taken its place.
  replaced_at timestamptz,
  -- The person has been told that it has run out.
  expiry_told_at timestamptz,
  check (end_at >= start_at),
  check ((start_at is null) = (end_at is null)),
  check (start_at is null or not forever),
  check (status = 'requested' or forever or start_at is not null),
  check (status <> 'active' or accepted_at is not null)
);
-- One at a time, and what somebody holds among those who take part in something.
create unique index stamp_once on stamp (user_id, certificate_id, organisation_id) where replaced_at is null;
create index stamp_of_user on stamp (user_id, created_at desc, id);
-- What waits for the organisation stands first in its list.
create index stamp_of_organisation on stamp (organisation_id, (status = 'requested') desc, created_at desc, id);
create index stamp_of_certificate on stamp (certificate_id, organisation_id);
create index stamp_given_by on stamp (given_by) where given_by is not null;
create index stamp_to_run_out on stamp (end_at) where status = 'active' and replaced_at is null and expiry_told_at is null;
