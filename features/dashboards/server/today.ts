import { sendersWaiting } from '#features/bulk-messages/server/public.ts';
import { stampsWaiting } from '#features/certificates/server/public.ts';
import { claimsWaiting } from '#features/claims/server/public.ts';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { municipalityById } from '#features/municipalities/register.ts';
import { askedMunicipality } from '#features/municipalities/server/public.ts';
import { requestsWaiting } from '#features/organisations/server/public.ts';
import { casesWaiting } from '#features/reports/server/public.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import type { OfficeToday } from '../contract.ts';
import { mayEnterOffice } from '../policy.ts';

/** DSH-03: each feature counts what is its own, by the index of what is open. */
export async function readToday(context: Context, asked: MunicipalityId | undefined): Promise<OfficeToday> {
  const office = askedMunicipality(context, asked);
  if (!mayEnterOffice(context.actor, office)) refuse('not_found');
  const { name } = municipalityById(office) ?? refuse('not_found');
  const organisations = await requestsWaiting(context, office);
  const senders = await sendersWaiting(context, office);
  const reports = await casesWaiting(context, office);
  const { claims, participations } = await claimsWaiting(context, office);
  const certificates = await stampsWaiting(context, office);
  return {
    municipality: { id: String(office), name },
    waiting: { organisations, senders, reports, claims, participations, certificates },
    total: organisations + senders + reports + claims + participations,
  };
}
