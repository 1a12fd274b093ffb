import { z } from 'zod';
import { type ImportSourceId, ids } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { boolean, number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { SOURCE_KINDS } from '../../source-rules.ts';

const sourceRow = z.object({
  id: ids.importSource,
  municipality_id: number,
  organisation_id: ids.organisation.nullable(),
  /** Whether the organisation is one of the municipality's still; without one, true. */
  has_organiser: boolean,
  kind: z.enum(SOURCE_KINDS),
  name: text,
  address: text,
  etag: textOrNull,
  last_modified: textOrNull,
  read_at: textOrNull,
  is_removed: boolean,
});
export type SourceRow = z.infer<typeof sourceRow>;

/** What its activities have in `event.source`, and its runs in `import_run.source`. */
export const sourceKeyOf = (id: ImportSourceId): string => `import:${id}`;

export async function readSourceRow(db: Db, id: ImportSourceId): Promise<SourceRow | null> {
  const { rows } = await rowsOf(sourceRow)`
    select s.id, s.municipality_id, s.organisation_id, s.kind, s.name, s.address, s.etag, s.last_modified, s.read_at,
      s.removed_at is not null as is_removed,
      s.organisation_id is null or exists (
        select from organisation o
        where o.id = s.organisation_id and o.municipality_id = s.municipality_id and o.status = 'accepted'
          and o.deleted_at is null
      ) as has_organiser
    from import_source s where s.id = ${id}`.execute(db);
  return rows[0] ?? null;
}
