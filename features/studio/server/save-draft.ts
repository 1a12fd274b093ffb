import { sql } from 'kysely';
import { refuse } from '#platform/contract/problem.ts';
import { momentTextsFor } from '#platform/language/moments/texts-for.ts';
import { timeAgo } from '#platform/language/time-ago.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { newId } from '#platform/server/new-id.ts';
import type { ChosenDifferences } from '../contract.ts';
import { changedFields, withoutRepeats } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { defaultsOf, demandSpeakable } from './configurations.ts';
import { noteDeed } from './note.ts';
import { demandPictures, dropPictures, keepPictures } from './pictures.ts';
import { changePortal, type PortalRow } from './portal-rows.ts';
import { sunsetOf } from './sunset-as-it-is.ts';

type Typed = { differences: ChosenDifferences; revision: number };

/** What has been chosen so far is kept beside what is published, and is seen at the -vis host. */
export const saveDraft = (context: Context, key: string, { differences, revision }: Typed) =>
  changePortal(context, key, async (inside, portal) => {
    demandRevision(inside, portal, revision);
    const kept = { ...withoutRepeats(differences, defaultsOf(portal)), ...sunsetOf(portal.published) };
    demandSpeakable(inside, portal, kept);
    const pictures = await demandPictures(inside, portal, kept);
    const changed = changedFields(portal.draft ?? portal.published ?? {}, kept);
    if (changed.length === 0) return { revision };
    const { db, now } = inside;
    const by = actorOf(inside).id;
    const configuration = JSON.stringify(kept);
    const draft = portal.draft_id ?? newId<'TenantVersionId'>();
    await (portal.draft_id
      ? sql`update tenant_version
          set configuration = ${configuration}::jsonb, revision = revision + 1, changed_by = ${by}, changed_at = ${now},
            held_back_at = null
          where id = ${draft}`
      : sql`insert into tenant_version (id, tenant_key, state, configuration, changed_by, changed_at)
          values (${draft}, ${key}, 'draft', ${configuration}::jsonb, ${by}, ${now})`
    ).execute(db);
    await keepPictures(inside, draft, pictures);
    await noteDeed(inside, 'save', portal, { changed: changed.join(', ') });
    return { revision: revision + 1 };
  });

/** A user who saves second is told who was first, and decides with that in view. */
export function demandRevision({ language, now }: Context, portal: PortalRow, revision: number): void {
  const texts = REFUSALS[language];
  if (portal.draft_state === 'scheduled') refuse('conflict', texts.is_scheduled);
  if ((portal.revision ?? 0) === revision) return;
  if (portal.changed_at === null) refuse('conflict', texts.is_gone);
  const when = timeAgo(portal.changed_at, { now, moments: momentTextsFor(language) });
  refuse('conflict', portal.changed_by ? texts.changed_by(portal.changed_by, when) : texts.changed(when));
}

/** What is published stays as it is. */
export async function discardDraft(context: Context, key: string): Promise<undefined> {
  await changePortal(context, key, async (inside, portal) => {
    if (!portal.draft_id) refuse('conflict', REFUSALS[inside.language].is_gone);
    await dropPictures(inside, portal.draft_id);
    await sql`delete from tenant_version where id = ${portal.draft_id}`.execute(inside.db);
    await noteDeed(inside, 'discard', portal);
  });
  return undefined;
}
