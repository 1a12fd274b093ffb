-- Asking for everything that is stored about oneself is a row, so that the answer can be fetched without changing anything.
alter table export_file
  drop constraint export_file_kind_check,
  add constraint export_file_kind_check check (kind in ('members', 'attendees', 'slots', 'own')),
  drop constraint export_file_type_check,
  add constraint export_file_type_check check (type in ('xlsx', 'csv', 'pdf', 'json'));

-- An organisation proposes a sender name, the municipality decides; until then the portal's own sender is used.
alter table organisation
  add column sms_sender_status text not null default 'waiting'
    check (sms_sender_status in ('waiting', 'approved', 'refused')),
  add column sms_sender_reason text check (length(sms_sender_reason) <= 500),
  add column sms_sender_asked_at timestamptz,
  add column sms_sender_decided_at timestamptz;
create index organisation_sms_sender_waiting on organisation (municipality_id, sms_sender_asked_at)
  where sms_sender is not null and sms_sender_status = 'waiting' and deleted_at is null;

-- Names that were in use stay, unless they look like those of somebody else (the list in circulars/sender-names.ts).
with folded as (
  select o.id, o.municipality_id,
    translate(replace(lower(o.sms_sender), ' ', ''), '013457l', 'oieasti') as name
  from organisation o
  where o.sms_sender is not null
),
known as (
  select translate(replace(lower(known.name), ' ', ''), '013457l', 'oieasti') as name, known.is_whole
  from (
    values
      ('bankid', false), ('vipps', false), ('politi', false), ('skatteetat', false), ('helsenorge', false),
      ('digipost', false), ('altinn', false), ('posten', false), ('postnord', false), ('minid', false),
      ('idporten', false), ('lensmann', false), ('namsmann', false), ('tolletat', false), ('vegvesen', false),
      ('lanekass', false), ('husbank', false), ('sparebank', false), ('nordea', false), ('danskebank', false),
      ('sbanken', false), ('handelsbank', false), ('klarna', false), ('paypal', false), ('finn.no', false),
      ('telenor', false), ('telia', false), ('sykehus', false), ('legevakt', false), ('regjering', false),
      ('storting', false), ('nav', true), ('dnb', true), ('udi', true), ('bank', true), ('nrk', true), ('ice', true),
      ('eika', true), ('kommune', true), ('staten', true), ('skatt', true), ('post', true)
  ) as known (name, is_whole)
)
update organisation
set sms_sender_asked_at = now(),
  sms_sender_decided_at = case when is_known then null else now() end,
  sms_sender_status = case when is_known then 'waiting' else 'approved' end
from (
  select folded.id,
    exists (
      select from known
      where case when known.is_whole then folded.name = known.name else folded.name like '%' || known.name || '%' end
    )
    or exists (
      select from municipality m
      where m.id <> folded.municipality_id
        and (folded.name = translate(lower(m.name), 'æøå013457l -', 'aoaoieasti')
          or folded.name like translate(lower(m.name), 'æøå013457l -', 'aoaoieasti') || 'kom%')
    ) as is_known
  from folded
) as judged
where organisation.id = judged.id;
