import { sql } from 'kysely';
import type { SchemeVersionId } from '#features/vocabulary/ids.ts';
import { type FieldErrors, refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { tell } from '#platform/server/live.ts';
import { jsonb } from '#platform/server/rows.ts';
import { isSecondName } from '../policy.ts';
import { schemesOf } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { changeVersion } from './access.ts';
import { demandReadable, hasOverlap, refuseFaults } from './demand-readable.ts';
import { noteDeed } from './note.ts';
import { demandRevision } from './save-draft.ts';
import { accessTo, type VersionRow } from './version-rows.ts';

/** What can be read out of the form is what is decided on; from now on nobody changes it. */
export async function sendVersion(context: Context, id: SchemeVersionId, revision: number): Promise<undefined> {
  await changeVersion(context, id, async (inside, version) => {
    demandRevision(inside, version, revision);
    const rules = await demandReadable(inside, version);
    await sql`
      update scheme_version
      set state = 'sent', rules = ${jsonb(rules)}, starts_on = ${rules.starts_on}, ends_on = ${rules.ends_on},
        sent_by = ${actorOf(inside).id}, sent_at = ${inside.now}
      where id = ${id}`.execute(inside.db);
    await noteDeed(inside, 'send', version, { amount_ore: rules.amount_ore, budget_ore: rules.budget_ore });
  });
  return undefined;
}

/** It was not decided, or something has to be put right first. */
export async function takeBackVersion(context: Context, id: SchemeVersionId): Promise<undefined> {
  await changeVersion(context, id, async (inside, version) => {
    if (version.state !== 'sent') refuse('conflict', REFUSALS[inside.language].not_sent);
    await sql`
      update scheme_version
      set state = 'draft', rules = null, starts_on = null, ends_on = null, sent_by = null, sent_at = null,
        revision = revision + 1, changed_by = ${actorOf(inside).id}, changed_at = ${inside.now}
      where id = ${id}`.execute(inside.db);
    await noteDeed(inside, 'take_back', version);
  });
  return undefined;
}

type Decided = { decided_by: string; case_number: string; decided_on: string };

/** What was decided holds from its first day on. Two admins must agree on public money. */
export async function publishVersion(context: Context, id: SchemeVersionId, decided: Decided): Promise<undefined> {
  await changeVersion(context, id, async (inside, version) => {
    const texts = REFUSALS[inside.language];
    if (version.state !== 'sent' || version.rules === null) refuse('conflict', texts.not_sent);
    if (!isSecondName(inside.actor, accessTo(version))) refuse('forbidden', texts.second_name);
    if (decided.decided_on > shortDate(inside.now)) refuseField('decided_on', texts.decided_later);
    // The database looks again, under the same lock.
    await sql`select from scheme where id = ${version.scheme_id} for no key update`.execute(inside.db);
    if (await hasOverlap(inside, version, version.rules)) refuseFaults(inside, { starts_on: 'overlap' });
    await sql`
      update scheme_version
      set state = 'published', decided_by = ${decided.decided_by}, case_number = ${decided.case_number},
        decided_on = ${decided.decided_on}, published_by = ${actorOf(inside).id}, published_at = ${inside.now}
      where id = ${id}`.execute(inside.db);
    await noteDeed(inside, 'publish', version, { ...decided, budget_ore: version.rules.budget_ore });
    await tellEverybody(inside, version);
  });
  return undefined;
}

type Ended = { last_day: string; reason: string };

/** Sooner than its period; one that has not begun never does. */
export async function endVersion(context: Context, id: SchemeVersionId, ended: Ended): Promise<undefined> {
  await changeVersion(context, id, async (inside, version) => {
    const texts = REFUSALS[inside.language];
    if (version.state !== 'published' || version.ends_on === null) refuse('conflict', texts.not_published);
    const { last_day, reason } = ended;
    if (last_day < shortDate(inside.now) || last_day >= version.ends_on) refuseField('last_day', texts.last_day);
    await sql`
      update scheme_version
      set state = 'ended', ended_on = ${last_day}, end_reason = ${reason}, ended_by = ${actorOf(inside).id},
        ended_at = ${inside.now}
      where id = ${id}`.execute(inside.db);
    await noteDeed(inside, 'end', version, ended);
    await tellEverybody(inside, version);
  });
  return undefined;
}

/** The info pages say what holds. */
const tellEverybody = ({ db }: Context, { id, municipality_id }: VersionRow): Promise<void> =>
  tell(db, { topic: 'schemes', id, touches: [schemesOf(municipality_id)], isOrdinary: true });

function refuseField(field: string, sentence: string): never {
  const errors: FieldErrors = { [field]: [sentence] };
  return refuse('invalid', undefined, errors);
}
