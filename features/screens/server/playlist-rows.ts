import { type RawBuilder, sql } from 'kysely';

/** The items of `screen_playlist`, in their order, as contracts have them; `more` is for the office alone. */
export const itemsOfPlaylist = (more: RawBuilder<unknown> = sql``): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_object(
    'id', item.id, 'kind', item.kind, 'title', item.title, 'body', item.body, 'query', item.query,
    'organization_id', item.organisation_id, 'seconds', item.seconds, 'last_day', item.last_day,
    'picture_url', (
      select '/uploads/' || upload.storage_key from upload
      where upload.id = item.picture_upload_id and upload.deleted_at is null
    )
    ${more}
  ) order by item.position), '[]')
  from screen_item item where item.playlist_id = screen_playlist.id
)`;

/** What is for some screens goes before what is for all, what has hours before what has none, the oldest first. */
export const inPlayingOrder = sql`screen_playlist.screen_ids is null,
  screen_playlist.from_time is null and cardinality(screen_playlist.weekdays) = 7,
  screen_playlist.created_at, screen_playlist.id`;
