import { sql } from 'kysely';
import { recordFact } from '#features/facts/server/public.ts';
import { lockUser } from '#features/identity/server/public.ts';
import { municipalityById } from '#features/municipalities/register.ts';
import { municipalityOfDistrict } from '#features/municipalities/rules.ts';
import { lockMunicipality } from '#features/municipalities/server/public.ts';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import type { RequestOf } from '#platform/contract/endpoint.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { faultyField } from '#platform/server/field-errors.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { boolean, rowsOf, text } from '#platform/server/rows.ts';
import { isApprovedByRule } from '../approval-rules.ts';
import type { OrganisationDetail } from '../contract.ts';
import type { RegisterFacts } from '../request-signs.ts';
import type { createOrganisation } from '../requests-contract.ts';
import { MAX_OPEN_REQUESTS } from '../rules.ts';
import { REQUEST_REFUSALS } from '../texts/request-refusals.ts';
import { approvalRuleOf } from './approval.ts';
import { acceptByRule } from './decide-organisation.ts';
import { demandDistrict } from './demand-district.ts';
import { organisationById } from './queries.ts';
import type { RequestParts } from './request-parts.ts';
import { openRequestsOf } from './request-queries.ts';
import { tellStaff } from './tell-about-request.ts';

type Wanted = RequestOf<typeof createOrganisation>['body'];

/** ORG-02: it exists from now on, for the user who asked and for those who decide. */
export async function requestOrganisation(
  context: Context,
  parts: RequestParts,
  wanted: Wanted,
): Promise<OrganisationDetail> {
  const municipality_id = Number(wanted.municipality_id);
  demandMunicipality(context, municipality_id);
  const district_id = districtFor(context, municipality_id, wanted.district_id);
  if ((wanted.lat === null) !== (wanted.lng === null)) throw faultyField('address', 'invalid', context.language);
  // Before the transaction: nobody waits in it for a foreign server. What the browser was told counts for nothing.
  const facts = wanted.number === null ? null : await parts.register(wanted.number);
  const id = await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const person = await lockRequester(inside);
    const open = await openRequestsOf(inside, { ...wanted, municipality_id });
    const same = open.find(({ is_same }) => is_same);
    if (same) refuse('conflict', REQUEST_REFUSALS[context.language].asked_already(same.name));
    if (open.length >= MAX_OPEN_REQUESTS) {
      refuse('conflict', REQUEST_REFUSALS[context.language].too_many_open(MAX_OPEN_REQUESTS));
    }
    const organisation = { id: newId<'OrganisationId'>(), name: wanted.name, municipality_id, district_id };
    await insertRequest(inside, organisation, wanted, facts);
    await recordFact(inside, 'organization:requested', { organisation_id: organisation.id });
    const rule = await approvalRuleOf(inside, municipality_id);
    if (rule?.mode === 'by_rule' && isApprovedByRule(rule, await signsOf(inside, organisation, wanted, facts))) {
      const requested_by = actorOf(context).id;
      await acceptByRule(inside, parts.origins, { ...organisation, requested_by }, rule.version);
    } else await tellStaff(inside, parts.origins, { ...organisation, person: person.name });
    return organisation.id;
  });
  return organisationById(context, id);
}

/** The same facts that those who decide by hand see. */
async function signsOf(
  { db }: Context,
  { id, name, municipality_id }: { id: OrganisationId; name: string; municipality_id: number },
  { number }: Wanted,
  register_facts: RegisterFacts | null,
) {
  // Of two who ask for the same number at once the second one sees the first.
  await lockMunicipality(db, municipality_id);
  const { rows } = await rowsOf({ is_number_in_use: boolean })`
    select exists (
      select from organisation
      where number = ${number} and id <> ${id} and deleted_at is null and status <> 'declined'
    ) as is_number_in_use`.execute(db);
  const is_number_in_use = rows[0]?.is_number_in_use ?? true;
  return { name, number, municipality_id: String(municipality_id), register_facts, is_number_in_use };
}

/** A portal of some municipalities takes requests for these; one of the whole country for all. */
function demandMunicipality({ tenant, language }: Context, id: number): void {
  const isHere = tenant.municipality_ids.length === 0 || tenant.municipality_ids.includes(id);
  if (!isHere || !municipalityById(id)) throw faultyField('municipality_id', 'not_an_option', language);
}

/** What is asked for in the portal of a district is there, unless another one is chosen. */
function districtFor(context: Context, municipalityId: number, wanted: string | null | undefined): number | null {
  if (wanted !== undefined) return demandDistrict(context, municipalityId, wanted);
  return context.tenant.district_ids.find((id) => municipalityOfDistrict(id) === municipalityId) ?? null;
}

/** One request of a user at a time, so that they can be counted. */
async function lockRequester(context: Context): Promise<{ name: string }> {
  const { db } = context;
  const { id } = actorOf(context);
  await lockUser(db, id);
  const { rows } = await rowsOf({ name: text })`select name from app_user where id = ${id}`.execute(db);
  return rows[0] ?? refuse('unauthenticated');
}

async function insertRequest(
  context: Context,
  {
    id,
    name,
    municipality_id,
    district_id,
  }: { id: OrganisationId; name: string; municipality_id: number; district_id: number | null },
  { description, number, email, phone, website, address, lat, lng, is_private, request_note }: Wanted,
  facts: RegisterFacts | null,
): Promise<void> {
  await sql`
    insert into organisation (
      id, municipality_id, district_id, name, description, lang, status, is_private, number, register_facts, email, phone, website,
      address, lat, lng, requested_by, request_note, created_at, updated_at
    ) values (
      ${id}, ${municipality_id}, ${district_id}, ${name}, ${description}, ${context.language}, 'pending', ${is_private}, ${number},
      ${facts && JSON.stringify(facts)}::jsonb, ${email}, ${phone}, ${website},
      ${address}, ${address ? lat : null}, ${address ? lng : null}, ${actorOf(context).id}, ${request_note}, ${context.now},
      ${context.now}
    )`.execute(context.db);
}
