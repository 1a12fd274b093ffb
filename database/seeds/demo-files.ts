import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { FileStore } from '#platform/server/files.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { DEMO_ORGANISATION_ID } from './accounts.ts';
import { lockForLoading } from './load-lock.ts';
import { insertRows, query } from './rows.ts';

type Shown = {
  id: string;
  name: string;
  owner_user_id: string | null;
  lang: 'nb' | 'nn';
  events: { name: string; thumbnail_url: string | null }[];
};

const MAX_ORGANISATIONS = 8;
const PICTURES_EACH = 3;

export type DemoFiles = {
  files: Pick<FileStore, 'put'>;
  /** The picture of an address, as a file of type image/webp. */
  draw: (path: string) => Promise<{ bytes: Buffer; width: number; height: number }>;
  now: Date;
};

/**
 * ORG-06: galleries and documents of the demo, the demo organisation's first and then of those that do most. Files lie
 * outside the database, so this comes after the rest. Doing it twice does it once.
 */
export async function loadDemoFiles<Tables>(db: Kysely<Tables>, { files, draw, now }: DemoFiles): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockForLoading(transaction);
    const known = await query(transaction, `select from gallery_picture where organisation_id = $1 limit 1`, [
      DEMO_ORGANISATION_ID,
    ]);
    if (known.length > 0) return;
    const organisations = await organisationsIn(transaction);
    const made = [];
    for (const [place, organisation] of organisations.entries()) {
      made.push(await filesOf(organisation, { place, now, files, draw }));
    }
    const all = made.flat();
    await insertRows(
      transaction,
      'upload',
      all.map(({ upload }) => upload),
    );
    await insertRows(
      transaction,
      'gallery_picture',
      all.flatMap(({ picture }) => picture ?? []),
    );
    await insertRows(
      transaction,
      'organisation_document',
      all.flatMap(({ document }) => document ?? []),
    );
  });
}

const organisationsIn = <Tables>(transaction: Transaction<Tables>): Promise<Shown[]> =>
  query<Shown>(
    transaction,
    `select o.id, o.name, o.owner_user_id, o.lang, told.events
    from organisation o
    join lateral (
      select count(*) as count,
        coalesce(json_agg(json_build_object('name', e.name, 'thumbnail_url', e.thumbnail_url) order by e.id), '[]') as events
      from event e
      where e.organisation_id = o.id and e.status = 'published' and e.deleted_at is null
    ) as told on true
    where o.status = 'accepted' and o.deleted_at is null and not o.is_private
    order by o.id = $1 desc, told.count desc, o.id
    limit ${MAX_ORGANISATIONS}`,
    [DEMO_ORGANISATION_ID],
  );

type Making = DemoFiles & { place: number };

async function filesOf(organisation: Shown, { place, now, files, draw }: Making) {
  const { id: organisation_id, owner_user_id } = organisation;
  const created_at = now.toISOString();
  const keep = async (number: number, bytes: Buffer, about: { kind: string; name: string; type: string }) => {
    const id = idOf(place, number);
    const storage_key = createHash('sha256').update(id).digest('base64url');
    await files.put(storage_key, bytes, about.type);
    return { ...about, id, owner_user_id, storage_key, bytes: bytes.length, created_at };
  };
  const made = [];
  for (const [number, { name, thumbnail_url }] of differentPictures(organisation).entries()) {
    const { bytes, width, height } = await draw(thumbnail_url);
    const upload = await keep(number, bytes, { kind: 'image', name: `${name}.webp`, type: 'image/webp' });
    const picture = { id: upload.id, organisation_id, upload_id: upload.id, caption: name, created_at };
    made.push({ upload: { ...upload, width, height }, picture, document: null });
  }
  for (const [number, [name, text]] of documentsOf(organisation).entries()) {
    const about = { kind: 'document', name: `${name}.txt`, type: 'text/plain' };
    const upload = await keep(PICTURES_EACH + number, Buffer.from(text), about);
    const document = { id: upload.id, organisation_id, upload_id: upload.id, name, created_at };
    made.push({ upload: { ...upload, width: null, height: null }, picture: null, document });
  }
  return made;
}

/** Of what it does, each motif once. */
function differentPictures({ events }: Shown): { name: string; thumbnail_url: string }[] {
  const byMotif = new Map<string, { name: string; thumbnail_url: string }>();
  for (const { name, thumbnail_url } of events) {
    const [, , motif = ''] = thumbnail_url?.split('/') ?? [];
    if (thumbnail_url && !byMotif.has(motif)) byMotif.set(motif, { name, thumbnail_url });
  }
  return [...byMotif.values()].slice(0, PICTURES_EACH);
}

const documentsOf = ({ name, lang }: Shown): [name: string, text: string][] =>
  lang === 'nn'
    ? [
        ['Vedtekter', `Vedtekter for ${name}\n\n§ 1 Føremål\nVi skal gi alle i nærmiljøet noko å vere med på.\n`],
        ['Årsplan', `Årsplan for ${name}\n\nHaust: oppstart og open dag.\nVinter: årsmøte.\nVår: sommaravslutning.\n`],
      ]
    : [
        ['Vedtekter', `Vedtekter for ${name}\n\n§ 1 Formål\nVi skal gi alle i nærmiljøet noe å være med på.\n`],
        ['Årsplan', `Årsplan for ${name}\n\nHøst: oppstart og åpen dag.\nVinter: årsmøte.\nVår: sommeravslutning.\n`],
      ];

/** The same on every run: version 8 is of our own making. */
const idOf = (place: number, number: number): string =>
  `0de30f11-e500-8000-8000-${String(place * 100 + number).padStart(12, '0')}`;
