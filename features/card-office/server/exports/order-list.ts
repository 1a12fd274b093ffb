import type { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import { countClaims } from '#features/claims/server/public.ts';
import { MAX_SHEET_ROWS } from '#features/exports/rules.ts';
import { orderOfficeExport } from '#features/exports/server/public.ts';
import type { ExportId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { grouped } from '#platform/language/money.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { orderOfficeList } from '../../exports-contract.ts';
import { OFFICE_FILE_TEXTS } from '../../texts/office-files.ts';
import { demandChanges, officeOf } from '../office-access.ts';
import { countAccounts } from './exported-accounts.ts';

type Asked = z.output<typeof orderOfficeList.body>;

/** CRD-09: children's names leave the portal, so it is for admins, and it is written down who took what. */
export const orderList = (context: Context, asked: Asked): Promise<{ id: ExportId }> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const municipality_id = officeOf(context, asked.municipality_id);
    demandChanges(context, municipality_id);
    const { type, list } = asked;
    const { kind, ...filters } = list;
    if ((await countAsked(inside, municipality_id, list)) > MAX_SHEET_ROWS) {
      refuse('conflict', OFFICE_FILE_TEXTS[context.language].too_many(grouped(MAX_SHEET_ROWS)));
    }
    const details = { type, narrowed_by: Object.keys(filters).sort().join(', ') };
    await recordAudit(inside, kind === 'accounts' ? 'card.export' : 'claim.export', { municipality_id, details });
    return orderOfficeExport(inside, { kind, type, municipality_id, filters });
  });

const countAsked = ({ db, now }: Context, office: number, list: Asked['list']): Promise<number> =>
  list.kind === 'accounts'
    ? countAccounts({ db, now }, office, list, MAX_SHEET_ROWS + 1)
    : countClaims(db, office, list, MAX_SHEET_ROWS + 1);
