import { sql } from 'kysely';
import type { Db } from '#platform/server/database.ts';
import { tell } from '#platform/server/live.ts';
import { type FuzzScene, givenFuzzScene } from '#tests/fuzz/scene.ts';
import { BERGEN } from './given.ts';
import type { TestPortal } from './portal.ts';

/** Stands in every text that is not for everybody. */
export const CANARY = 'kanarifugl';

/** Municipalities beside Bergen, with the tenants that stand for them. */
export const ELSEWHERE: Readonly<Record<string, number>> = {
  oslo: 301,
  trondheim: 5001,
  stavanger: 1103,
  baerum: 3201,
  kristiansand: 4204,
};

const PUBLIC_ORGANISATION = `select id from organisation where status = 'accepted' and not is_private and deleted_at is null`;
const PUBLIC_EVENT = `select id from event where status <> 'draft' and deleted_at is null and organisation_id in (${PUBLIC_ORGANISATION})`;
/** Whose name stands below what they have said, or beside an organisation that they are the contact of. */
const NAMED_PEOPLE = `select user_id from membership where is_contact union select author_id from comment where author_id is not null union select user_id from event_contact
  union select owner_user_id from organisation where owner_user_id is not null`;

/** Rows of which everybody, in every municipality, may see these columns. */
const PUBLIC: readonly { table: string; where: string; columns?: readonly string[] }[] = [
  {
    table: 'organisation',
    where: `id in (${PUBLIC_ORGANISATION})`,
    columns: ['name', 'description', 'email', 'phone', 'website', 'address', 'thumbnail_url', 'cover_url', 'number'],
  },
  { table: 'event', where: `id in (${PUBLIC_EVENT})` },
  { table: 'slot', where: `event_id in (${PUBLIC_EVENT})` },
  { table: 'comment', where: `event_id in (${PUBLIC_EVENT}) and deleted_at is null` },
  { table: 'event_document', where: `event_id in (${PUBLIC_EVENT})` },
  { table: 'organisation_document', where: `organisation_id in (${PUBLIC_ORGANISATION})` },
  { table: 'gallery_picture', where: `organisation_id in (${PUBLIC_ORGANISATION})` },
  // What a person can ask an organisation for.
  { table: 'certificate', where: `organisation_id is null or organisation_id in (${PUBLIC_ORGANISATION})` },
  {
    table: 'upload',
    where: `id in (select upload_id from gallery_picture where organisation_id in (${PUBLIC_ORGANISATION})
      union select upload_id from organisation_document where organisation_id in (${PUBLIC_ORGANISATION}))`,
  },
  { table: 'membership', where: 'is_contact', columns: ['title'] },
  { table: 'app_user', where: `id in (${NAMED_PEOPLE})`, columns: ['name', 'thumbnail_url'] },
];

/** The same for everybody, or worked out from what is public. */
const SHARED = [
  'bank_file_step',
  'category',
  'claim_step',
  'data_load',
  'district',
  'equipment_loan_step',
  'event_type',
  'event_words',
  // A source is read for the whole country.
  'import_run',
  'job_run',
  'municipality',
  'organisation_words',
  'payment_step',
  'process',
  'scheme_version_step',
  'search_word',
];

/** Five municipalities with something of every kind, and a canary in each text of it that is not for everybody. */
export async function givenElsewhere(portal: TestPortal): Promise<{ scenes: FuzzScene[]; columns: string[] }> {
  const { db } = portal;
  const scenes: FuzzScene[] = [];
  for (const [tenant, municipality] of Object.entries(ELSEWHERE)) {
    scenes.push(await givenFuzzScene(portal));
    await db.transaction().execute((inside) => moveTo(inside, municipality));
    await portal.given.announcement({ tenant, title: CANARY, body: CANARY });
  }
  const columns = await fillTexts(portal);
  await sql`select event_refresh(id, now()) from event`.execute(db);
  await sql`select event_count_refresh()`.execute(db);
  await tell(db, { topic: 'events', id: '' });
  return { scenes, columns };
}

const OF_A_MUNICIPALITY = [
  'audit_entry',
  'announcement',
  'wind_down',
  'approval_rule',
  'organisation',
  'event_municipality',
  'municipal_grant',
  'municipal_invite',
  'certificate',
  'scheme',
  'card',
  'claim',
  'lending_place',
  'equipment_item',
  'equipment_loan',
  'office_run',
  'member_list',
  'ticket_group',
  'culture_venue',
  'culture_group',
  'culture_card',
  'culture_visit',
  'screen',
  'screen_playlist',
  'screen_takeover',
  'import_source',
];

/** What a scene has made in Bergen. A claim's municipality never changes, by a trigger that is passed by here. */
async function moveTo(db: Db, municipality: number): Promise<void> {
  await sql`set local session_replication_role = replica`.execute(db);
  for (const table of OF_A_MUNICIPALITY) {
    await sql`update ${sql.table(table)} set municipality_id = ${municipality} where municipality_id = ${BERGEN}`.execute(
      db,
    );
  }
}

/** The columns that took it: those that may only hold certain words did not. */
async function fillTexts({ db }: TestPortal): Promise<string[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text' and c.is_generated = 'NEVER'
    order by 1, 2`.execute(db);
  const filled: string[] = [];
  for (const { table, column } of rows) {
    if (SHARED.includes(table)) continue;
    const shown = PUBLIC.find((one) => one.table === table && (one.columns?.includes(column) ?? true));
    try {
      const { numAffectedRows = 0n } = await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${CANARY} || substr(md5(random()::text), 1, 6)
        ${shown ? sql.raw(`where not (${shown.where})`) : sql``}`.execute(db);
      if (numAffectedRows > 0n) filled.push(`${table}.${column}`);
    } catch {
      // It holds one of a few words, or another form than this.
    }
  }
  return filled;
}
