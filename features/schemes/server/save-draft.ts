import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { SchemeVersionId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { momentTextsFor } from '#platform/language/moments/texts-for.ts';
import { timeAgo } from '#platform/language/time-ago.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { jsonb } from '#platform/server/rows.ts';
import type { SavedVersion } from '../contract.ts';
import type { SchemeField, SchemeForm } from '../form.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { changeVersion } from './access.ts';
import { noteDeed } from './note.ts';
import type { VersionRow } from './version-rows.ts';

/** What has been typed so far is kept as it was typed, right or wrong. */
export const saveDraft = (
  context: Context,
  id: SchemeVersionId,
  { form, revision }: { form: SchemeForm; revision: number },
): Promise<SavedVersion> =>
  changeVersion(context, id, async (inside, version) => {
    demandRevision(inside, version, revision);
    const changed = (Object.keys(form) as SchemeField[]).filter(
      (field) => !isDeepStrictEqual(form[field], version.form[field]),
    );
    if (changed.length === 0) return { id, revision };
    await sql`
      update scheme_version
      set form = ${jsonb(form)}, revision = revision + 1, changed_by = ${actorOf(inside).id}, changed_at = ${inside.now}
      where id = ${id}`.execute(inside.db);
    await noteDeed(inside, 'save', version, { changed: changed.join(', ') });
    return { id, revision: revision + 1 };
  });

/** A user who saves second is told who was first, and decides with that in view. */
export function demandRevision({ language, now }: Context, version: VersionRow, revision: number): void {
  const texts = REFUSALS[language];
  if (version.state !== 'draft') refuse('conflict', texts.not_draft);
  if (version.revision === revision) return;
  const when = timeAgo(version.changed_at, { now, moments: momentTextsFor(language) });
  refuse('conflict', version.changed_by ? texts.changed_by(version.changed_by, when) : texts.changed(when));
}
