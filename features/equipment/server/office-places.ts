import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/public.ts';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import type { LendingPlaceId, OrganisationId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { jsonb, number, rowsOf } from '#platform/server/rows.ts';
import type { OfficePlace, PlaceForm } from '../office-contract.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { demandChange, officeOf } from './office-access.ts';
import { readPlaces } from './office-queries.ts';

export const createPlace = (
  context: Context,
  { municipality_id: asked, ...form }: PlaceForm & { municipality_id?: MunicipalityId | undefined },
): Promise<OfficePlace> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const office = officeOf(inside, asked);
    demandChange(inside, office);
    await demandOrganisation(inside, office, form.organization_id);
    const id = newId<'LendingPlaceId'>();
    await sql`
      insert into lending_place (id, municipality_id, organisation_id, name, address, provider_name, openings, closures,
        created_at)
      values (${id}, ${office}, ${form.organization_id}, ${form.name}, ${form.address}, ${form.provider_name},
        ${jsonb(form.openings)}, ${jsonb(form.closures)}, ${inside.now})`.execute(db);
    await recordAudit(inside, 'equipment.place.create', { municipality_id: office, details: { place: id } });
    return shownPlace(inside, id);
  });

export const updatePlace = (
  context: Context,
  id: LendingPlaceId,
  { version, ...form }: PlaceForm & { version: number },
): Promise<OfficePlace> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { rows } = await rowsOf({ municipality_id: number, version: number })`
      select municipality_id, version from lending_place where id = ${id} for update`.execute(db);
    const place = rows[0] ?? refuse('not_found');
    demandChange(inside, place.municipality_id);
    if (place.version !== version) refuse('conflict', REFUSALS[context.language].changed_meanwhile);
    await demandOrganisation(inside, place.municipality_id, form.organization_id);
    await sql`
      update lending_place set organisation_id = ${form.organization_id}, name = ${form.name}, address = ${form.address},
        provider_name = ${form.provider_name}, openings = ${jsonb(form.openings)}, closures = ${jsonb(form.closures)},
        version = version + 1
      where id = ${id}`.execute(db);
    const { municipality_id } = place;
    await recordAudit(inside, 'equipment.place.change', { municipality_id, details: { place: id } });
    return shownPlace(inside, id);
  });

async function demandOrganisation({ db, language }: Context, office: number, id: OrganisationId | null): Promise<void> {
  if (id === null) return;
  const { rows } = await sql`
    select from organisation
    where id = ${id} and municipality_id = ${office} and status = 'accepted' and deleted_at is null`.execute(db);
  const message = REFUSALS[language].no_such_organisation;
  if (rows.length === 0) refuse('invalid', message, { organization_id: [message] });
}

const shownPlace = async (context: Context, id: LendingPlaceId): Promise<OfficePlace> =>
  (await readPlaces(context, sql`place.id = ${id}`))[0] ?? refuse('not_found');
