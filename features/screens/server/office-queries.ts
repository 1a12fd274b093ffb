import { type RawBuilder, sql } from 'kysely';
import { type MunicipalityId, municipalityId } from '#features/municipalities/contract.ts';
import type { ScreenId, ScreenPlaylistId, ScreenTakeoverId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import {
  type OfficePlaylist,
  type OfficeScreen,
  type OfficeTakeover,
  officePlaylist,
  officeScreen,
  officeTakeover,
} from '../office-contract.ts';
import { MAX_PLAYLISTS, MAX_SCREENS, MAX_TAKEOVERS } from '../rules.ts';
import { officeOf } from './office-access.ts';
import { inPlayingOrder, itemsOfPlaylist } from './playlist-rows.ts';

export async function readScreenOffice(context: Context, asked: MunicipalityId | undefined) {
  const office = officeOf(context, asked);
  const { rows } = await rowsOf({ name: text })`select name from municipality where id = ${office}`.execute(context.db);
  return {
    municipality: { id: municipalityId.parse(String(office)), name: rows[0]?.name ?? '' },
    screens: await screensWhere(context, sql`screen.municipality_id = ${office}`),
    playlists: await playlistsWhere(context, sql`screen_playlist.municipality_id = ${office}`),
    takeovers: await takeoversWhere(
      context,
      sql`screen_takeover.municipality_id = ${office} and screen_takeover.ends_at > ${context.now}`,
    ),
    now: context.now.toISOString(),
  };
}

export const readScreen = async (context: Context, id: ScreenId): Promise<OfficeScreen> =>
  (await screensWhere(context, sql`screen.id = ${id}`))[0] ?? refuse('not_found');

export const readPlaylist = async (context: Context, id: ScreenPlaylistId): Promise<OfficePlaylist> =>
  (await playlistsWhere(context, sql`screen_playlist.id = ${id}`))[0] ?? refuse('not_found');

export const readTakeover = async (context: Context, id: ScreenTakeoverId): Promise<OfficeTakeover> =>
  (await takeoversWhere(context, sql`screen_takeover.id = ${id}`))[0] ?? refuse('not_found');

async function screensWhere({ db }: Context, condition: RawBuilder<unknown>): Promise<OfficeScreen[]> {
  const { rows } = await rowsOf(officeScreen)`
    select id, name, place, dark_from, dark_to, paired_at, last_seen_at, seen_slots::float8 as seen_slots, seen_slot, version, shows_kind,
      shows_title, shows_item_id, shows_since
    from screen where ${condition}
    order by paired_at, id limit ${MAX_SCREENS}`.execute(db);
  return rows;
}

const OF_THE_OFFICE = sql`, 'picture_upload_id', item.picture_upload_id, 'organization_name', (
  select organisation.name from organisation where organisation.id = item.organisation_id
)`;

async function playlistsWhere({ db }: Context, condition: RawBuilder<unknown>): Promise<OfficePlaylist[]> {
  const { rows } = await rowsOf(officePlaylist)`
    select id, name, weekdays, from_time, to_time, screen_ids, has_card_codes, version,
      ${itemsOfPlaylist(OF_THE_OFFICE)} as items
    from screen_playlist where ${condition}
    order by ${inPlayingOrder} limit ${MAX_PLAYLISTS}`.execute(db);
  return rows;
}

async function takeoversWhere({ db }: Context, condition: RawBuilder<unknown>): Promise<OfficeTakeover[]> {
  const { rows } = await rowsOf(officeTakeover)`
    select id, title, body, starts_at, ends_at, screen_ids
    from screen_takeover where ${condition}
    order by starts_at, id limit ${MAX_TAKEOVERS}`.execute(db);
  return rows;
}
