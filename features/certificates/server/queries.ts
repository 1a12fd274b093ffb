import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { hasTakenPart, isKnownTo } from '#features/attendance/server/public.ts';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import {
  accessesIn,
  demandInside,
  holdsToday,
  type OrganisationWithAccess,
} from '#features/organisations/server/public.ts';
import { type CertificateId, ids, type OrganisationId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { compareNorwegian } from '#platform/language/norwegian-order.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { boolean, number, numberOrNull, rowsOf, text } from '#platform/server/rows.ts';
import {
  certificate,
  type listCertificates as contract,
  type OrganisationCertificate,
  type OwnCertificate,
} from '../contract.ts';
import { mayDefine, mayDefineMunicipal, mayGive, mayRequest, maySeeOffice } from '../policy.ts';
import { MAX_CERTIFICATES } from '../rules.ts';
import { certificateJson, isGivenBy } from './certificate-rows.ts';

const certificateRow = z.object({
  certificate,
  version: number,
  municipality_id: numberOrNull,
  organizations: z.array(
    z.object({
      id: ids.organisation,
      name: text,
    }),
  ),
});
type CertificateRow = z.infer<typeof certificateRow>;

/** Its own, those attached to it and the municipality's: more than this is more than anybody reads. */
const MAX_LISTED = 3 * MAX_CERTIFICATES;
/** The organisations of one person that are looked into. */
const MAX_GIVERS = 200;

async function certificatesWhere({ db }: Context, condition: RawBuilder<unknown>): Promise<CertificateRow[]> {
  const { rows } = await rowsOf(certificateRow)`
    select ${certificateJson} as certificate, c.version, c.municipality_id, coalesce((
      select json_agg(json_build_object('id', o.id, 'name', o.name) order by o.name_sort, o.id)
      from certificate_organisation attached join organisation o on o.id = attached.organisation_id
      where attached.certificate_id = c.id and o.deleted_at is null), '[]') as organizations
    from certificate c
    where ${condition}
    order by c.name_sort, c.id
    limit ${MAX_LISTED}`.execute(db);
  return rows;
}

const idOf = (municipality_id: number | null): string | null =>
  municipality_id === null ? null : String(municipality_id);

/** CER-01: what an organisation gives, for the user who may look into it. */
export async function listOrganisationCertificates(
  context: Context,
  id: OrganisationId,
): Promise<OrganisationCertificate[]> {
  const organisation = await demandInside(context, id);
  return certificatesIn(context, organisation, isGivenBy([organisation]));
}

export async function organisationCertificate(
  context: Context,
  organisation: OrganisationWithAccess,
  id: CertificateId,
): Promise<OrganisationCertificate> {
  return (await certificatesIn(context, organisation, sql`c.id = ${id}`))[0] ?? refuse('not_found');
}

async function certificatesIn(
  context: Context,
  organisation: OrganisationWithAccess,
  condition: RawBuilder<unknown>,
): Promise<OrganisationCertificate[]> {
  const rows = await certificatesWhere(context, condition);
  const can = {
    give: mayGive(organisation),
    request: mayRequest(organisation, { hasTakenPart: await isKnownIn(context, organisation.id), isSought: false }),
  };
  return rows.map(({ certificate, version, municipality_id, organizations }) => {
    const owner = certificate.organization;
    const edit =
      owner === null
        ? mayDefineMunicipal(context.actor, municipality_id)
        : owner.id === organisation.id && mayDefine(organisation);
    const isAttached = organizations.some((attached) => attached.id === organisation.id);
    return {
      ...certificate,
      version,
      municipality_id: idOf(municipality_id),
      organizations: edit ? organizations : [],
      can: { ...can, edit, detach: isAttached && mayDefine(organisation) },
    };
  });
}

async function isKnownIn(context: Context, organisationId: OrganisationId): Promise<boolean> {
  const { rows } = await sql`
    select from app_user
    where app_user.id = ${actorOf(context).id} and ${isKnownTo(context, organisationId)}`.execute(context.db);
  return rows.length > 0;
}

type Wanted = z.output<typeof contract.query>;

/**
 * What the person may ask for or give, and where; or the municipality's own and the country's, for the user who wants to
 * know of them.
 */
export async function listCertificates(
  context: Context,
  { q, owner, municipality_id }: Wanted,
): Promise<OwnCertificate[]> {
  const offices = municipality_id ? [officeOf(context, municipality_id)] : context.tenant.municipality_ids;
  const givers = await giversAround(context);
  const isWanted = {
    any: isGivenBy(givers.map(({ access }) => access)),
    municipality: isOfOffices(offices),
    country: isOfOffices([]),
  }[owner];
  const isFound = q ? sql`strpos(c.name_sort, nb_sort_key(${q})) > 0` : sql`true`;
  const rows = await certificatesWhere(context, sql`${isWanted} and ${isFound}`);
  return rows.map((row) => shownTo(context, row, givers));
}

export async function municipalCertificate(context: Context, id: CertificateId): Promise<OwnCertificate> {
  const [row] = await certificatesWhere(context, sql`c.id = ${id}`);
  return row ? shownTo(context, row, await giversAround(context)) : refuse('not_found');
}

/** To those who do not belong to its people, a municipality's office is not there. */
const officeOf = ({ actor }: Context, id: MunicipalityId): number =>
  maySeeOffice(actor, Number(id)) ? Number(id) : refuse('not_found');

/** Of these municipalities, and those of the whole country. */
const isOfOffices = (municipalities: readonly number[]) => sql`c.organisation_id is null and c.deleted_at is null
  and (c.municipality_id is null or c.municipality_id = any(${[...municipalities]}::int[]))`;

type GiverAround = { access: OrganisationWithAccess; can: { give: boolean; request: boolean } };

function shownTo(
  context: Context,
  { certificate, version, municipality_id, organizations }: CertificateRow,
  givers: readonly GiverAround[],
): OwnCertificate {
  const owner = certificate.organization;
  const attached = new Set(organizations.map(({ id }) => id));
  const isGiver = ({ id, municipality_id: place }: OrganisationWithAccess) =>
    attached.has(id) || (owner ? owner.id === id : municipality_id === null || municipality_id === place);
  const ownerAccess = givers.find(({ access }) => access.id === owner?.id)?.access;
  const edit =
    owner === null
      ? mayDefineMunicipal(context.actor, municipality_id)
      : ownerAccess !== undefined && mayDefine(ownerAccess);
  return {
    ...certificate,
    version,
    municipality_id: idOf(municipality_id),
    organizations: edit ? organizations : [],
    can: { edit },
    available_in: givers
      .filter(({ access }) => isGiver(access))
      .map(({ access: { id, name }, can }) => ({ id, name, can })),
  };
}

/** The organisations that the person runs, belongs to or has taken part in something of; by name. */
async function giversAround(context: Context): Promise<GiverAround[]> {
  const person = actorOf(context).id;
  const { rows } = await rowsOf({ id: ids.organisation, is_known: boolean })`
    select around.id, bool_or(around.is_known) as is_known
    from (
      select membership.organisation_id as id, true as is_known from membership
      where membership.user_id = ${person} and ${holdsToday(context)}
      union all
      select event.organisation_id, true
      from attendance
      join occurrence on occurrence.id = attendance.occurrence_id
      join event on event.id = occurrence.event_id
      where attendance.user_id = ${person} and event.organisation_id is not null and ${hasTakenPart(context)}
      union all
      select partnership.partner_id, false
      from membership join partnership on partnership.organisation_id = membership.organisation_id
      where membership.user_id = ${person} and membership.role = 'admin' and ${holdsToday(context)}
        and partnership.kind = 'subsidiary' and partnership.status = 'approved'
    ) as around
    group by around.id order by around.id limit ${MAX_GIVERS}`.execute(context.db);
  const known = new Map(rows.map(({ id, is_known }) => [id, is_known]));
  const accesses = await accessesIn(context, [...known.keys()]);
  return accesses
    .map((access) => ({
      access,
      can: {
        give: mayGive(access),
        request: mayRequest(access, { hasTakenPart: known.get(access.id) ?? false, isSought: false }),
      },
    }))
    .filter(({ can }) => can.give || can.request)
    .sort((one, other) => compareNorwegian(one.access.name, other.access.name));
}

/** How many ask organisations for a certificate that is the municipality's own, and have no answer. */
export async function stampsWaiting({ db }: Pick<Context, 'db'>, municipality_id: number): Promise<number> {
  const { rows } = await rowsOf({ waiting: number })`
    select count(*)::int as waiting
    from certificate join stamp on stamp.certificate_id = certificate.id
    where certificate.municipality_id = ${municipality_id} and certificate.organisation_id is null
      and certificate.deleted_at is null and stamp.status = 'requested'`.execute(db);
  return rows[0]?.waiting ?? 0;
}
