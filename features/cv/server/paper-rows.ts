import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type OriginSettings, originOf } from '#features/tenants/resolve.ts';
import { type CvPaperId, ids } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { LOCALES } from '#platform/language/locale.ts';
import { localisedPath } from '#platform/language/paths.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { isSameText, type Secrets } from '#platform/server/secrets.ts';
import type { CvPaper } from '../contract.ts';
import { paperState } from '../rules.ts';

export const paperRow = z.object({
  id: ids.cvPaper,
  user_id: ids.user,
  code: text,
  file_key: text,
  tenant_key: text,
  language: z.enum(LOCALES),
  content: textOrNull,
  signature: text,
  created_at: text,
  expires_at: text,
  withdrawn_at: textOrNull,
});
export type PaperRow = z.infer<typeof paperRow>;

/** More than are remembered of one person. */
const MAX_LISTED = 100;

/** Of what stands on a paper: printed on it, so that two can be compared by eye. */
export const fingerprintOf = (content: string): string => createHash('sha256').update(content).digest('hex');

/** Which paper it is and every letter on it, so that neither can be exchanged by those who reach the table alone. */
export const signatureOf = (secrets: Secrets, id: CvPaperId, content: string): string =>
  secrets.digest('cv', `${id} ${fingerprintOf(content)}`);

export const isAsSigned = (secrets: Secrets, { id, content, signature }: PaperRow): boolean =>
  content !== null && isSameText(signatureOf(secrets, id, content), signature);

/** As `runningPaths.cvPaper` has it. */
const paperPath = (code: string) => `/cv/${code}`;

/** In the language of the paper, at the portal that signed it. */
export const paperUrl = (
  { tenant_key, language, code }: Pick<PaperRow, 'tenant_key' | 'language' | 'code'>,
  origins: OriginSettings,
): string => originOf({ key: tenant_key }, origins) + localisedPath(paperPath(code), language);

export async function papersOf(context: Context, origins: OriginSettings): Promise<CvPaper[]> {
  const { rows } = await rowsOf(paperRow)`
    select id, user_id, code, file_key, tenant_key, language, content, signature, created_at, expires_at, withdrawn_at
    from cv_paper where user_id = ${actorOf(context).id}
    order by created_at desc, id desc limit ${MAX_LISTED}`.execute(context.db);
  return rows.map((row) => shownPaper(context, row, origins));
}

/** Another user's is not there. */
export async function ownPaper(context: Context, id: CvPaperId): Promise<PaperRow> {
  const { rows } = await rowsOf(paperRow)`
    select id, user_id, code, file_key, tenant_key, language, content, signature, created_at, expires_at, withdrawn_at
    from cv_paper where id = ${id} and user_id = ${actorOf(context).id}`.execute(context.db);
  return rows[0] ?? refuse('not_found');
}

export function shownPaper({ secrets, now }: Context, row: PaperRow, origins: OriginSettings): CvPaper {
  const { id, created_at, expires_at, withdrawn_at } = row;
  const state = paperState({ ...row, is_as_signed: isAsSigned(secrets, row) }, now);
  return { id, state, url: paperUrl(row, origins), created_at, expires_at, withdrawn_at };
}
