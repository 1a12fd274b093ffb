import { sql } from 'kysely';
import { DEMO_SCHEME_MUNICIPALITY_ID } from '#database/seeds/accounts.ts';
import { slotAt } from '#features/screens/rules.ts';
import type { Context } from '#platform/server/context.ts';
import { newId } from '#platform/server/new-id.ts';
import { randomToken } from '#platform/server/secrets.ts';
import { codeDigest } from '#platform/server/signed-code.ts';

type Demo = Pick<Context, 'db' | 'now'>;

const SCREENS = [
  { name: 'Biblioteket, inngangen', place: 'Sentrum' },
  { name: 'Rådhuset, vestibylen', place: 'Sentrum' },
] as const;

const ITEMS = [
  { kind: 'activities', title: '', body: '', seconds: 30 },
  { kind: 'notice', title: 'Biblioteket stenger 15:00 fredag', body: 'Velkommen tilbake mandag', seconds: 10 },
] as const;

/** BEY-13: two screens with a playlist. Nobody has their tokens, so both are quiet from now on. */
export async function loadDemoScreens({ db, now }: Demo): Promise<void> {
  for (const { name, place } of SCREENS) {
    await sql`insert into screen (id, municipality_id, name, place, token_digest, paired_at, last_seen_at, seen_slots,
        seen_slot, shows_kind, shows_title)
      values (${newId<'ScreenId'>()}, ${DEMO_SCHEME_MUNICIPALITY_ID}, ${name}, ${place}, ${codeDigest(randomToken())},
        ${now}, ${now}, ${2 ** 40 - 1}::bigint, ${slotAt(now)}, 'activities', '')`.execute(db);
  }
  const playlist = newId<'ScreenPlaylistId'>();
  await sql`insert into screen_playlist (id, municipality_id, name, weekdays, from_time, to_time, has_card_codes, created_at)
    values (${playlist}, ${DEMO_SCHEME_MUNICIPALITY_ID}, 'Inne hos oss', '{0,1,2,3,4}', '08:00', '20:00', true, ${now})`.execute(
    db,
  );
  for (const [position, { kind, title, body, seconds }] of ITEMS.entries()) {
    await sql`insert into screen_item (id, playlist_id, position, kind, title, body, query, seconds)
      values (${newId<'ScreenItemId'>()}, ${playlist}, ${position}, ${kind}, ${title}, ${body}, '', ${seconds})`.execute(
      db,
    );
  }
}
