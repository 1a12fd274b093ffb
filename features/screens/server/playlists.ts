import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/public.ts';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { lockMunicipality } from '#features/municipalities/server/public.ts';
import { deleteUnreferred } from '#features/uploads/server/public.ts';
import { ids, type ScreenPlaylistId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import type { OfficePlaylist, PlaylistForm } from '../office-contract.ts';
import { MAX_PLAYLISTS } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { chosenScreens } from './chosen-screens.ts';
import { demandHours } from './hours.ts';
import { demandOffice, officeOf } from './office-access.ts';
import { readPlaylist } from './office-queries.ts';
import { checkedItems, type PlacedItem } from './playlist-items.ts';
import { tellScreensOf } from './tell-screens.ts';

export const createPlaylist = (
  context: Context,
  { municipality_id: asked, ...form }: PlaylistForm & { municipality_id?: MunicipalityId | undefined },
): Promise<OfficePlaylist> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const office = officeOf(inside, asked);
    await lockMunicipality(db, office);
    const { rows } = await rowsOf({ total: number })`
      select count(*)::int as total from screen_playlist where municipality_id = ${office}`.execute(db);
    if ((rows[0]?.total ?? 0) >= MAX_PLAYLISTS) {
      refuse('conflict', REFUSALS[context.language].too_many_playlists(MAX_PLAYLISTS));
    }
    demandHours(inside, { from: form.from_time, to: form.to_time }, 'to_time');
    const screens = await chosenScreens(db, office, form.screen_ids);
    const items = await checkedItems(inside, form.items, []);
    const id = newId<'ScreenPlaylistId'>();
    await sql`
      insert into screen_playlist (id, municipality_id, name, weekdays, from_time, to_time, screen_ids, has_card_codes,
        created_at)
      values (${id}, ${office}, ${form.name}, ${weekdaysOf(form)}, ${form.from_time}, ${form.to_time},
        ${sql.val(screens)}::uuid[], ${form.has_card_codes}, ${inside.now})`.execute(db);
    await insertItems(inside, id, items);
    await recordAudit(inside, 'screen_playlist.create', { municipality_id: office, details: { playlist: id } });
    await tellScreensOf(db, office);
    return readPlaylist(inside, id);
  });

export const updatePlaylist = (
  context: Context,
  id: ScreenPlaylistId,
  { version, ...form }: PlaylistForm & { version: number },
): Promise<OfficePlaylist> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { municipality_id, version: current } = await lockPlaylist(inside, id);
    if (version !== current) refuse('conflict', REFUSALS[context.language].changed_meanwhile);
    demandHours(inside, { from: form.from_time, to: form.to_time }, 'to_time');
    const screens = await chosenScreens(db, municipality_id, form.screen_ids);
    const before = await picturesOf(inside, id);
    const items = await checkedItems(inside, form.items, before);
    await sql`
      update screen_playlist set name = ${form.name}, weekdays = ${weekdaysOf(form)}, from_time = ${form.from_time},
        to_time = ${form.to_time}, screen_ids = ${sql.val(screens)}::uuid[], has_card_codes = ${form.has_card_codes},
        version = version + 1
      where id = ${id}`.execute(db);
    await sql`delete from screen_item where playlist_id = ${id}`.execute(db);
    await insertItems(inside, id, items);
    await deleteUnreferred(db, before, inside.now);
    await recordAudit(inside, 'screen_playlist.change', { municipality_id, details: { playlist: id } });
    await tellScreensOf(db, municipality_id);
    return readPlaylist(inside, id);
  });

export const deletePlaylist = (context: Context, id: ScreenPlaylistId): Promise<undefined> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { municipality_id } = await lockPlaylist(inside, id);
    const pictures = await picturesOf(inside, id);
    await sql`delete from screen_playlist where id = ${id}`.execute(db);
    await deleteUnreferred(db, pictures, inside.now);
    await recordAudit(inside, 'screen_playlist.delete', { municipality_id, details: { playlist: id } });
    await tellScreensOf(db, municipality_id);
    return undefined;
  });

async function lockPlaylist(context: Context, id: ScreenPlaylistId) {
  const { rows } = await rowsOf({ municipality_id: number, version: number })`
    select municipality_id, version from screen_playlist where id = ${id} for update`.execute(context.db);
  const playlist = rows[0] ?? refuse('not_found');
  demandOffice(context, playlist.municipality_id);
  return playlist;
}

async function picturesOf({ db }: Context, id: ScreenPlaylistId) {
  const { rows } = await rowsOf({ picture_upload_id: ids.upload })`
    select picture_upload_id from screen_item
    where playlist_id = ${id} and picture_upload_id is not null`.execute(db);
  return rows.map(({ picture_upload_id }) => picture_upload_id);
}

const weekdaysOf = ({ weekdays }: PlaylistForm) => sql`${sql.val([...new Set(weekdays)].sort())}::smallint[]`;

async function insertItems({ db }: Context, playlist: ScreenPlaylistId, items: readonly PlacedItem[]): Promise<void> {
  for (const [position, item] of items.entries()) {
    await sql`
      insert into screen_item (id, playlist_id, position, kind, title, body, query, organisation_id, picture_upload_id,
        seconds, last_day)
      values (${newId<'ScreenItemId'>()}, ${playlist}, ${position}, ${item.kind}, ${item.title}, ${item.body},
        ${item.query}, ${item.organization_id}, ${item.picture_upload_id}, ${item.seconds}, ${item.last_day})`.execute(
      db,
    );
  }
}
