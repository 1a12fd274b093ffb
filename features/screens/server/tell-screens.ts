import type { Db } from '#platform/server/database.ts';
import { tell } from '#platform/server/live.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import { MAX_SCREENS } from '../rules.ts';

const TOPIC = 'screens';
const TAG_LENGTH = 16;

/** What a screen's plan is kept under. A part of its digest tells it from others, and is of no use to anybody. */
export const tagOfScreen = (tokenDigest: string): string => `screen ${tokenDigest.slice(0, TAG_LENGTH)}`;

/** What the municipality's screens show has changed, and is asked for again with their next question. */
export async function tellScreensOf(db: Db, municipalityId: number): Promise<void> {
  const { rows } = await rowsOf({ token_digest: text })`
    select token_digest from screen where municipality_id = ${municipalityId} limit ${MAX_SCREENS}`.execute(db);
  await tellScreens(
    db,
    rows.map(({ token_digest }) => token_digest),
  );
}

/** At once, on every process: a notice that is urgent is not held back. */
export async function tellScreens(db: Db, tokenDigests: readonly string[]): Promise<void> {
  if (tokenDigests.length > 0)
    await tell(db, { topic: TOPIC, id: '*', touches: tokenDigests.map(tagOfScreen), gone: [] });
}
