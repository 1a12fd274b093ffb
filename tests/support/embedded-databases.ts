import { readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { type OpenDatabase, openDatabase } from '#platform/server/database.ts';

type Kept = { pglite: PGlite; tables: Table[]; shape: string; changedSince: string };

/** With the columns that can be written, and how many rows it began with; they are kept in a schema of their own. */
type Table = { name: string; columns: string; rows: number };

/**
 * Opening an embedded database takes ten times the work of putting one back as it was in the beginning. So a worker
 * keeps its own, and hands it from one file of tests to the next.
 */
const idle: Kept[] = [];

export async function openEmbeddedCopy(templateFile: string): Promise<OpenDatabase> {
  const kept = idle.pop() ?? (await openAnew(templateFile));
  const database = await openDatabase({ embedded: lent(kept.pglite) });
  return {
    ...database,
    async close() {
      await database.close();
      const restored = await restore(kept);
      if (restored) idle.push(restored);
      else await kept.pglite.close();
    },
  };
}

/** To those who have closed it, it is closed, whatever they left running. */
function lent(pglite: PGlite): PGlite {
  let isClosed = false;
  const close = async () => {
    isClosed = true;
  };
  return new Proxy(pglite, {
    get(target, name) {
      if (name === 'closed') return isClosed;
      if (name === 'close') return close;
      if (isClosed) throw new Error('This database is closed.');
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

async function openAnew(templateFile: string): Promise<Kept> {
  const { engine } = await openDatabase({ template: new Blob([await readFile(templateFile)]) });
  if (engine.kind !== 'embedded') throw new Error('Expected the embedded database.');
  const { pglite } = engine;
  const found = await pglite.query<Pick<Table, 'name' | 'columns'>>(TABLES);
  const counts = found.rows.map(({ name }) => `select '${name}' as name, count(*)::int as rows from ${name}`);
  const { rows } = await pglite.query<Pick<Table, 'name' | 'rows'>>(counts.join(' union all '));
  const tables = found.rows.map((table) => ({ rows: 0, ...table, ...rows.find(({ name }) => name === table.name) }));
  const copies = tables.filter(isFilled).map(({ name }) => `create table beginning.${name} as table ${name};`);
  await pglite.exec(`
    create schema beginning;
    create table beginning.sequences as
      select seqrelid, seqstart, pg_sequence_last_value(seqrelid) as last_value from pg_sequence;
    ${copies.join('')}`);
  return { pglite, tables, shape: await shapeOf(pglite), changedSince: await nextChange(pglite) };
}

const isFilled = ({ rows }: Table): boolean => rows > 0;

const TABLES = `
  select c.relname as name, string_agg(a.attname, ', ' order by a.attnum) as columns
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
  group by c.relname`;

/** Null where that cannot be done, because it has got tables, triggers or the like that it had not. */
async function restore({ pglite, tables, shape, changedSince }: Kept): Promise<Kept | null> {
  await pglite.exec('reset all; unlisten *; select pg_advisory_unlock_all()');
  if ((await shapeOf(pglite)) !== shape) return null;
  const questions = tables.map(({ name, rows }) =>
    rows === 0
      ? `select '${name}' as name where exists (select from ${name})`
      : `select '${name}' where (select count(*) from ${name}) <> ${rows}
           or exists (select from ${name} where xmin::text::bigint >= ${changedSince})`,
  );
  const answers = await pglite.query<Pick<Table, 'name'>>(questions.join(' union all '));
  const changed = tables.filter(({ name }) => answers.rows.some((row) => row.name === name));
  if (changed.length > 0) {
    await pglite.exec(`
      begin;
      set local session_replication_role = replica;
      ${changed.map(({ name }) => `delete from ${name};`).join('')}
      ${changed.filter(isFilled).map(refill).join('')}
      commit`);
    await pglite.exec(`vacuum ${changed.map(({ name }) => name).join(', ')}`);
  }
  await pglite.exec(SEQUENCES);
  return { pglite, tables, shape, changedSince: await nextChange(pglite) };
}

const refill = ({ name, columns }: Table): string =>
  `insert into ${name} (${columns}) overriding system value select ${columns} from beginning.${name};`;

const SEQUENCES = `
  select setval(seqrelid::regclass, coalesce(last_value, seqstart), last_value is not null) from beginning.sequences`;

/** The transactions from this one on have come since. */
async function nextChange(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ next: string }>('select pg_snapshot_xmax(pg_current_snapshot())::text as next');
  return rows[0]?.next ?? '0';
}

async function shapeOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ shape: string }>(SHAPE);
  return rows[0]?.shape ?? '';
}

const SHAPE = `select concat_ws(' ', ${['namespace', 'class', 'proc', 'trigger', 'constraint', 'type']
  .map((kind) => `(select count(*) || ' ' || max(oid) from pg_${kind})`)
  .join(', ')}, (select count(*) from pg_attribute where not attisdropped)) as shape`;
