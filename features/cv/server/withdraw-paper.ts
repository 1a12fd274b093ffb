import { sql } from 'kysely';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { CvPaperId } from '#features/vocabulary/ids.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import type { CvPaper } from '../contract.ts';
import { ownPaper, shownPaper } from './paper-rows.ts';

/** From now on the page says so, and nothing else. Once or twice is the same. */
export async function withdrawPaper(context: Context, origins: OriginSettings, id: CvPaperId): Promise<CvPaper> {
  await sql`
    update cv_paper set withdrawn_at = greatest(${context.now}, created_at), content = null
    where id = ${id} and user_id = ${actorOf(context).id} and withdrawn_at is null`.execute(context.db);
  return shownPaper(context, await ownPaper(context, id), origins);
}
