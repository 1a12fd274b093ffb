-- BEY-10: the certificate that a role in an organisation asks for; none where there is no row.
create table role_certificate (
  organisation_id uuid not null references organisation (id) on delete cascade,
  role text not null check (role in ('moderator', 'admin')),
  certificate_id uuid not null references certificate (id) on delete cascade,
  primary key (organisation_id, role)
);
create index role_certificate_of on role_certificate (certificate_id);
