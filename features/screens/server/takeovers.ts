import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/public.ts';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { lockMunicipality } from '#features/municipalities/server/public.ts';
import type { ScreenId, ScreenTakeoverId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { boolean, number, rowsOf } from '#platform/server/rows.ts';
import type { OfficeTakeover } from '../office-contract.ts';
import { MAX_AHEAD_MS, MAX_TAKEOVER_MS, MAX_TAKEOVERS } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { chosenScreens } from './chosen-screens.ts';
import { demandOffice, officeOf } from './office-access.ts';
import { readTakeover } from './office-queries.ts';
import { tellScreensOf } from './tell-screens.ts';

type Form = {
  municipality_id?: MunicipalityId | undefined;
  title: string;
  body: string;
  starts_at: string | null;
  ends_at: string;
  screen_ids: ScreenId[] | null;
};

export const startTakeover = (context: Context, form: Form): Promise<OfficeTakeover> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const office = officeOf(inside, form.municipality_id);
    const { starts_at, ends_at } = spanOf(inside, form);
    await lockMunicipality(db, office);
    const { rows } = await rowsOf({ total: number })`
      select count(*)::int as total from screen_takeover
      where municipality_id = ${office} and ends_at > ${inside.now}`.execute(db);
    const words = REFUSALS[context.language];
    if ((rows[0]?.total ?? 0) >= MAX_TAKEOVERS) refuse('conflict', words.too_many_takeovers(MAX_TAKEOVERS));
    const screens = await chosenScreens(db, office, form.screen_ids);
    const id = newId<'ScreenTakeoverId'>();
    await sql`
      insert into screen_takeover (id, municipality_id, title, body, starts_at, ends_at, screen_ids, created_at)
      values (${id}, ${office}, ${form.title}, ${form.body}, ${starts_at}, ${ends_at},
        ${sql.val(screens)}::uuid[], ${inside.now})`.execute(db);
    await recordAudit(inside, 'screen_takeover.start', {
      municipality_id: office,
      details: { takeover: id, title: form.title },
    });
    await tellScreensOf(db, office);
    return readTakeover(inside, id);
  });

/** From now on, or from a moment to come; over within a week. */
function spanOf({ now, language }: Context, form: Form): { starts_at: Date; ends_at: Date } {
  const words = REFUSALS[language];
  const asked = form.starts_at === null ? now : new Date(form.starts_at);
  const starts_at = asked < now ? now : asked;
  const ends_at = new Date(form.ends_at);
  if (starts_at.getTime() - now.getTime() > MAX_AHEAD_MS)
    refuse('invalid', words.too_far, { starts_at: [words.too_far] });
  if (ends_at <= starts_at) refuse('invalid', words.ends_before, { ends_at: [words.ends_before] });
  if (ends_at.getTime() - starts_at.getTime() > MAX_TAKEOVER_MS) {
    refuse('invalid', words.too_long, { ends_at: [words.too_long] });
  }
  return { starts_at, ends_at };
}

const takeoverRow = { municipality_id: number, is_over: boolean };

/** One that has not begun never does. */
export const endTakeover = (context: Context, id: ScreenTakeoverId): Promise<undefined> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { now } = inside;
    const { rows } = await rowsOf(takeoverRow)`
      select municipality_id, ends_at <= ${now} as is_over from screen_takeover where id = ${id} for update`.execute(
      db,
    );
    const takeover = rows[0] ?? refuse('not_found');
    const { municipality_id } = takeover;
    demandOffice(inside, municipality_id);
    if (takeover.is_over) refuse('conflict', REFUSALS[context.language].over_already);
    await sql`
      update screen_takeover set starts_at = least(starts_at, ${now}), ends_at = ${now} where id = ${id}`.execute(db);
    await recordAudit(inside, 'screen_takeover.end', { municipality_id, details: { takeover: id } });
    await tellScreensOf(db, municipality_id);
    return undefined;
  });
