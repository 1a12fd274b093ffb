/** How statements reach a database, whichever it is. `run` takes several at once. */
export type Statements = {
  rows<Row>(statement: string): Promise<Row[]>;
  run(statements: string): Promise<unknown>;
};

/** With the columns that can be written, and how many rows it began with; they are kept in a schema of their own. */
type Table = { name: string; columns: string; rows: number };

export type Beginning = { tables: Table[]; shape: string; changedSince: string };

/** Keeps a copy of everything that is in a database now, to which it can be put back. */
export async function rememberBeginning({ rows, run }: Statements): Promise<Beginning> {
  const found = await rows<Pick<Table, 'name' | 'columns'>>(TABLES);
  const counts = found.map(({ name }) => `select '${name}' as name, count(*)::int as rows from ${name}`);
  const counted = await rows<Pick<Table, 'name' | 'rows'>>(counts.join(' union all '));
  const tables = found.map((table) => ({ rows: 0, ...table, ...counted.find(({ name }) => name === table.name) }));
  const copies = tables.filter(isFilled).map(({ name }) => `create table beginning.${name} as table ${name};`);
  await run(`
    create schema beginning;
    create table beginning.sequences as
      select seqrelid, seqstart, pg_sequence_last_value(seqrelid) as last_value from pg_sequence;
    ${copies.join('')}`);
  return { tables, shape: await shapeOf(rows), changedSince: await nextChange(rows) };
}

/** Null where that cannot be done, because the database has got tables, triggers or the like that it had not. */
export async function putBack({ rows, run }: Statements, { tables, shape, changedSince }: Beginning) {
  if ((await shapeOf(rows)) !== shape) return null;
  const questions = tables.map(({ name, rows }) =>
    rows === 0
      ? `select '${name}' as name where exists (select from ${name})`
      : `select '${name}' as name where (select count(*) from ${name}) <> ${rows}
           or exists (select from ${name} where xmin::text::bigint >= ${changedSince})`,
  );
  const answers = await rows<Pick<Table, 'name'>>(questions.join(' union all '));
  const changed = tables.filter(({ name }) => answers.some((row) => row.name === name));
  if (changed.length > 0) {
    await run(`
      begin;
      set local session_replication_role = replica;
      ${changed.map(({ name }) => `delete from ${name} where xmin::text::bigint >= ${changedSince};`).join('')}
      ${changed.filter(isFilled).map(refill).join('')}
      commit`);
    await run(`vacuum ${changed.map(({ name }) => name).join(', ')}`);
  }
  await run(SEQUENCES);
  return { tables, shape, changedSince: await nextChange(rows) };
}

const isFilled = ({ rows }: Table): boolean => rows > 0;

const TABLES = `
  select c.relname as name, string_agg(a.attname, ', ' order by a.attnum) as columns
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
  group by c.relname`;

/** What was changed or deleted since; a large table is not written again for one row. */
const refill = ({ name, columns }: Table): string =>
  `insert into ${name} (${columns}) overriding system value
     select ${columns} from beginning.${name} except all select ${columns} from ${name};`;

const SEQUENCES = `
  select setval(seqrelid::regclass, coalesce(last_value, seqstart), last_value is not null) from beginning.sequences`;

/** The transactions from this one on have come since. */
async function nextChange(rows: Statements['rows']): Promise<string> {
  const [row] = await rows<{ next: string }>('select pg_snapshot_xmax(pg_current_snapshot())::text as next');
  return row?.next ?? '0';
}

async function shapeOf(rows: Statements['rows']): Promise<string> {
  const [row] = await rows<{ shape: string }>(SHAPE);
  return row?.shape ?? '';
}

const SHAPE = `select concat_ws(' ', ${['namespace', 'class', 'proc', 'trigger', 'constraint', 'type']
  .map((kind) => `(select count(*) || ' ' || max(oid) from pg_${kind})`)
  .join(', ')}, (select count(*) from pg_attribute where not attisdropped)) as shape`;
