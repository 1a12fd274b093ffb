import { recordAudit } from '#features/audit/server/public.ts';
import { TENANTS } from '#features/tenants/server/public.ts';
import type { Context } from '#platform/server/context.ts';
import { tell } from '#platform/server/live.ts';
import type { PortalRow } from './portal-rows.ts';

type Deed = 'create' | 'save' | 'discard' | 'publish' | 'schedule' | 'unschedule' | 'hold_back' | 'restore';
type Told = Pick<Context, 'db' | 'now' | 'actor'>;

/** Written down with what it is about, and every process reads the tenants again when it is done. */
export async function noteDeed(
  context: Told,
  deed: Deed,
  { key, municipality_ids }: Pick<PortalRow, 'key' | 'municipality_ids'>,
  details: Record<string, string | number> = {},
): Promise<void> {
  const [municipality_id = null] = municipality_ids;
  await recordAudit(context, `studio.${deed}`, { municipality_id, details: { portal: key, ...details } });
  await tell(context.db, { topic: TENANTS, id: key });
}
