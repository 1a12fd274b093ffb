import { recordAudit } from '#features/audit/server/public.ts';
import { orderOfficeExport } from '#features/exports/server/public.ts';
import { askedMunicipality } from '#features/municipalities/server/public.ts';
import type { ExportId } from '#features/vocabulary/ids.ts';
import type { RequestOf } from '#platform/contract/endpoint.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { orderYear as call } from '../contract.ts';
import { mayEnterOffice } from '../policy.ts';

/** DSH-03: what a municipality reports; no person is named in it, and few people are not counted. */
export const orderYear = (
  context: Context,
  { municipality_id: asked, type, year }: RequestOf<typeof call>['body'],
): Promise<{ id: ExportId }> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const municipality_id = askedMunicipality(context, asked);
    if (!mayEnterOffice(context.actor, municipality_id)) refuse('not_found');
    await recordAudit(inside, 'office.export', { municipality_id, details: { year, type } });
    return orderOfficeExport(inside, { kind: 'year', type, municipality_id, filters: { year } });
  });
