import { stillHeld } from '#features/certificates/server/public.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { isSameText } from '#platform/server/secrets.ts';
import type { CheckedPaper, ShownPaper } from '../contract.ts';
import { CODE_PATTERN, type PaperState, paperState } from '../rules.ts';
import { fileSeal } from './file-seal.ts';
import { type PaperContent, readContent } from './paper-content.ts';
import { fingerprintOf, isAsSigned, type PaperRow, paperRow } from './paper-rows.ts';

type Asked = { code: string; file?: string | undefined; seal?: string | undefined };

/** BEY-10: for everybody with the paper in hand. The contents of a paper that does not hold are not shown. */
export async function checkPaper(context: Context, asked: Asked): Promise<CheckedPaper> {
  const checked_at = context.now.toISOString();
  const row = await paperWith(context, asked.code);
  if (!row) return { ...UNKNOWN, checked_at };
  const { created_at, expires_at, withdrawn_at, content } = row;
  const state = stateOf(context, row, asked);
  const facts = { state, checked_at, created_at, expires_at, withdrawn_at };
  if (state !== 'genuine' || content === null) return { ...facts, fingerprint: null, paper: null };
  return {
    ...facts,
    fingerprint: fingerprintOf(content),
    paper: await shownOf(context, row.user_id, readContent(content)),
  };
}

const UNKNOWN = {
  state: 'unknown',
  created_at: null,
  expires_at: null,
  withdrawn_at: null,
  fingerprint: null,
  paper: null,
} as const;

/** Of a user who is shut out or gone there is no paper. Never from a replica: what is withdrawn is so at once. */
async function paperWith({ db }: Context, code: string): Promise<PaperRow | undefined> {
  if (!CODE_PATTERN.test(code)) return undefined;
  const { rows } = await rowsOf(paperRow)`
    select cv_paper.id, cv_paper.user_id, cv_paper.code, cv_paper.file_key, cv_paper.tenant_key, cv_paper.language,
      cv_paper.content, cv_paper.signature, cv_paper.created_at, cv_paper.expires_at, cv_paper.withdrawn_at
    from cv_paper
    join app_user on app_user.id = cv_paper.user_id and app_user.erased_at is null and app_user.blocked_at is null
    where cv_paper.code = ${code}`.execute(db);
  return rows[0];
}

function stateOf({ secrets, now }: Context, row: PaperRow, { file, seal }: Asked): PaperState {
  const state = paperState({ ...row, is_as_signed: isAsSigned(secrets, row) }, now);
  if (state !== 'genuine' || file === undefined) return state;
  return isSameText(fileSeal(row.file_key, file), seal ?? '') ? 'genuine' : 'changed';
}

/** A certificate that was taken back since is on the paper, and does not hold. */
async function shownOf(context: Context, userId: UserId, content: PaperContent): Promise<ShownPaper> {
  const { certificates } = content;
  if (certificates === null) return { ...content, certificates };
  const held = await stillHeld(
    context,
    userId,
    certificates.map(({ id }) => id),
  );
  return { ...content, certificates: certificates.map(({ id, ...shown }) => ({ ...shown, holds: held.has(id) })) };
}
