import { sql } from 'kysely';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { newId } from '#platform/server/new-id.ts';
import { BERGEN } from './given.ts';

/** A screen with a playlist of one item and a notice that goes on, and another screen that shows a code. */
export async function givenScreenRows(db: Db, organisation: OrganisationId) {
  const screen = newId<'ScreenId'>();
  const playlist = newId<'ScreenPlaylistId'>();
  const takeover = newId<'ScreenTakeoverId'>();
  await sql`insert into screen_code (municipality_ids, code, token_digest, expires_at)
    values (array[${BERGEN}::int], lpad((random() * 999999)::int::text, 6, '0'), ${newId()},
      now() + interval '1 hour')`.execute(db);
  await sql`insert into screen (id, municipality_id, name, place, token_digest, paired_at, last_seen_at, version,
      shows_kind, shows_title)
    values (${screen}, ${BERGEN}, 'Biblioteket', 'Sentrum', ${newId()}, now(), now(), '1', 'notice', 'Julegata åpner')`.execute(
    db,
  );
  await sql`insert into screen_playlist (id, municipality_id, name, weekdays, from_time, to_time, screen_ids,
      has_card_codes, created_at)
    values (${playlist}, ${BERGEN}, 'Inne hos oss', '{0,1,2,3,4,5,6}', '08:00', '20:00', null, true, now())`.execute(
    db,
  );
  await sql`insert into screen_item (id, playlist_id, position, kind, title, body, query, organisation_id, seconds, last_day)
    values (${newId()}, ${playlist}, 0, 'organisation', 'Hos oss', '', '', ${organisation}, 20, '2100-01-01')`.execute(
    db,
  );
  await sql`insert into screen_takeover (id, municipality_id, title, body, starts_at, ends_at, created_at)
    values (${takeover}, ${BERGEN}, 'Vannet må kokes', 'Til vi sier fra', now(), now() + interval '1 hour', now())`.execute(
    db,
  );
  return { screen, playlist, takeover };
}
