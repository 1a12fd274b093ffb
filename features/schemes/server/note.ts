import { recordAudit } from '#features/audit/server/public.ts';
import type { Context } from '#platform/server/context.ts';
import type { Step } from '../rules.ts';
import type { VersionRow } from './version-rows.ts';

type Deed = 'create' | 'save' | Step;

/** Written down with what it is about, so that the log alone tells the whole story. */
export const noteDeed = (
  context: Context,
  deed: Deed,
  { id, scheme_id, number, municipality_id }: Pick<VersionRow, 'id' | 'scheme_id' | 'number' | 'municipality_id'>,
  details: Record<string, string | number> = {},
): Promise<void> =>
  recordAudit(context, `scheme.${deed}`, {
    municipality_id,
    details: { scheme: scheme_id, version: id, number, ...details },
  });
