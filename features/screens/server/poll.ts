import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { ids, type ScreenId } from '#features/vocabulary/ids.ts';
import type { RequestOf } from '#platform/contract/endpoint.ts';
import type { AnswerCache } from '#platform/server/answer-cache.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { codeDigest } from '#platform/server/signed-code.ts';
import { type pollScreen as declared, type ScreenPlan, screenPlan } from '../contract.ts';
import { MAX_PLAYLISTS, MAX_TAKEOVERS, NOTED_EVERY_MS, SLOTS, slotAt } from '../rules.ts';
import { inPlayingOrder, itemsOfPlaylist } from './playlist-rows.ts';
import { tagOfScreen } from './tell-screens.ts';

const planRow = screenPlan.extend({ id: ids.screen });
const REVISION_LENGTH = 16;

/** More than ask the same process. */
const MAX_KEPT = 5000;

type KeptPlan = { id: ScreenId; plan: ScreenPlan; revision: string };

/**
 * What a screen shows is read when it has changed, and now and then in case a notice was lost; that it was heard is written
 * down a few times a minute. `kept` hears of changes from every process, at once.
 */
export function screenPlans(kept: AnswerCache) {
  const plans = kept.cache<KeptPlan | null>({ most: MAX_KEPT, isWorthKeeping: (plan) => plan !== null });
  const noted = new LRUCache<ScreenId, number>({ max: MAX_KEPT });

  return async (context: Context, { token, known, version, shows }: Asked) => {
    const { db } = context;
    const now = context.now.toISOString();
    const digest = codeDigest(token);
    const question = { key: digest, tags: [tagOfScreen(digest)] };
    const found = await plans.ask(question, { ...context, replica: db }, () => readPlan(context, digest));
    if (!found) return { is_paired: false, revision: null, plan: null, now };
    const { id, plan, revision } = found;
    const notedMs = noted.get(id) ?? Number.NEGATIVE_INFINITY;
    if (context.now.getTime() - notedMs >= NOTED_EVERY_MS) {
      noted.set(id, context.now.getTime());
      await note(context, id, { version, shows });
    }
    return { is_paired: true, revision, plan: known === revision ? null : plan, now };
  };
}

type Asked = RequestOf<typeof declared>['body'];

async function readPlan(context: Context, digest: string): Promise<KeptPlan | null> {
  const found = await planOf(context, digest);
  if (!found) return null;
  const { id, ...plan } = found;
  return { id, plan, revision: codeDigest(JSON.stringify(plan)).slice(0, REVISION_LENGTH) };
}

/** In one statement. Notices come a while before they begin, so that a screen without a network has them too. */
async function planOf({ db, now }: Context, digest: string): Promise<(ScreenPlan & { id: ScreenId }) | undefined> {
  const { rows } = await rowsOf(planRow)`
    select screen.id, screen.name, screen.place, screen.dark_from, screen.dark_to, screen.restarts,
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

/** Of several processes that hear it, one writes. The bits of half hours that have passed move up, and this one's is set. */
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
    where id = ${id}
      and (last_seen_at is null or last_seen_at <= ${new Date(now.getTime() - NOTED_EVERY_MS)})`.execute(db);
}
