import { sql } from 'kysely';
import { ids, type ScreenId } from '#features/vocabulary/ids.ts';
import type { RequestOf } from '#platform/contract/endpoint.ts';
import type { Context } from '#platform/server/context.ts';
import { boolean, rowsOf } from '#platform/server/rows.ts';
import { codeDigest } from '#platform/server/signed-code.ts';
import { type pollScreen as declared, type ScreenPlan, screenPlan } from '../contract.ts';
import { MAX_PLAYLISTS, MAX_TAKEOVERS, NOTED_EVERY_MS, SLOTS, slotAt } from '../rules.ts';
import { inPlayingOrder, itemsOfPlaylist } from './playlist-rows.ts';

const planRow = screenPlan.extend({ id: ids.screen, is_to_be_noted: boolean });
const REVISION_LENGTH = 16;

type Asked = RequestOf<typeof declared>['body'];

/** Read from the rows each time: what was changed on one process is known on all of them with the next question. */
export async function pollScreen(context: Context, { token, known, version, shows }: Asked) {
  const { now } = context;
  const found = await planOf(context, codeDigest(token));
  if (!found) return { is_paired: false, revision: null, plan: null, now: now.toISOString() };
  const { id, is_to_be_noted, ...plan } = found;
  if (is_to_be_noted) await note(context, id, { version, shows });
  const revision = codeDigest(JSON.stringify(plan)).slice(0, REVISION_LENGTH);
  return { is_paired: true, revision, plan: known === revision ? null : plan, now: now.toISOString() };
}

/** In one statement. Notices come a while before they begin, so that a screen without a network has them too. */
async function planOf(
  { db, now }: Context,
  digest: string,
): Promise<(ScreenPlan & { id: ScreenId; is_to_be_noted: boolean }) | undefined> {
  const { rows } = await rowsOf(planRow)`
    select screen.id, screen.name, screen.place, screen.dark_from, screen.dark_to, screen.restarts,
      screen.last_seen_at is null or screen.last_seen_at <= ${new Date(now.getTime() - NOTED_EVERY_MS)} as is_to_be_noted,
      (
        select coalesce(json_agg(chosen.playlist order by chosen.place), '[]') from (
          select row_number() over (order by ${inPlayingOrder}) as place, json_build_object(
            'id', screen_playlist.id, 'name', screen_playlist.name, 'weekdays', screen_playlist.weekdays,
            'from_time', screen_playlist.from_time, 'to_time', screen_playlist.to_time,
            'has_card_codes', screen_playlist.has_card_codes, 'items', ${itemsOfPlaylist()}
          ) as playlist
          from screen_playlist
          where screen_playlist.municipality_id = screen.municipality_id
            and (screen_playlist.screen_ids is null or screen.id = any(screen_playlist.screen_ids))
          order by ${inPlayingOrder} limit ${MAX_PLAYLISTS}
        ) chosen
      ) as playlists,
      (
        select coalesce(json_agg(chosen.takeover order by chosen.starts_at, chosen.id), '[]') from (
          select screen_takeover.id, screen_takeover.starts_at, json_build_object(
            'id', screen_takeover.id, 'title', screen_takeover.title, 'body', screen_takeover.body,
            'starts_at', ${inUtc(sql`screen_takeover.starts_at`)}, 'ends_at', ${inUtc(sql`screen_takeover.ends_at`)}
          ) as takeover
          from screen_takeover
          where screen_takeover.municipality_id = screen.municipality_id and screen_takeover.ends_at > ${now}
            and (screen_takeover.screen_ids is null or screen.id = any(screen_takeover.screen_ids))
          order by screen_takeover.starts_at limit ${MAX_TAKEOVERS}
        ) chosen
      ) as takeovers
    from screen where screen.token_digest = ${digest}`.execute(db);
  return rows[0];
}

const inUtc = (column: ReturnType<typeof sql>) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A few times a minute. The bits of half hours that have passed move up, and this one's is set. */
async function note({ db, now }: Context, id: ScreenId, { version, shows }: Pick<Asked, 'version' | 'shows'>) {
  const slot = slotAt(now);
  await sql`
    update screen set last_seen_at = ${now}, version = ${version}, shows_kind = ${shows?.kind ?? null},
      shows_title = ${shows?.title ?? null}, shows_item_id = ${shows?.item_id ?? null}::uuid,
      shows_since = case
        when shows_since is not null and shows_kind is not distinct from ${shows?.kind ?? null}
          and shows_title is not distinct from ${shows?.title ?? null}
          and shows_item_id is not distinct from ${shows?.item_id ?? null}::uuid
        then shows_since else ${now}::timestamptz end,
      seen_slot = ${slot},
      seen_slots = ((case when ${slot} - seen_slot between 0 and ${SLOTS - 1} then seen_slots << (${slot} - seen_slot) else 0 end)
        & ((1::bigint << ${SLOTS}) - 1)) | 1
    where id = ${id}`.execute(db);
}
