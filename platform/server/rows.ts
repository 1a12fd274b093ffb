import { isDeepStrictEqual } from 'node:util';
import { type KyselyPlugin, type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { Json } from '#database/schema.ts';

type Columns = Readonly<Record<string, z.ZodType>>;
type RowOf<Claim> = Claim extends z.ZodType
  ? z.infer<Claim>
  : { [Name in keyof Claim]: Claim[Name] extends z.ZodType ? z.infer<Claim[Name]> : never };

/** What a table's columns come out as. Times are text (`parseTimestamp`), counts are numbers. */
export const text = z.string();
export const textOrNull = text.nullable();
export const number = z.number();
export const numberOrNull = number.nullable();
export const boolean = z.boolean();

/**
 * A statement with what its rows are: a schema, or the columns themselves.
 *
 *     const { rows } = await rowsOf({ id: text })`select id from event where …`.execute(db);
 *
 * The types come from it. Production believes it; the tests hold every row against it (`checkRows`). It is asked with
 * every statement, so whatever has to be made of schemas is made once, outside the function.
 */
export const rowsOf =
  <Claim extends z.ZodType | Columns>(claim: Claim) =>
  (strings: TemplateStringsArray, ...values: unknown[]): RawBuilder<RowOf<Claim>> => {
    const statement = sql<RowOf<Claim>>(strings, ...values);
    return report ? statement.withPlugin(checkOf(claim, strings, report)) : statement;
  };

/** JSON as PostgreSQL has written it, kept as text. The tests check its contents against the schema. */
export const writtenJson = (schema: z.ZodType): z.ZodString =>
  z.string().superRefine((json, { addIssue }) => {
    for (const fault of faultsIn(schema, JSON.parse(json))) addIssue(fault);
  });

/** A condition for the query builder's `where`. PostgreSQL itself refuses what is neither true nor false. */
export const condition = (strings: TemplateStringsArray, ...values: unknown[]): RawBuilder<SqlBool> =>
  sql<SqlBool>(strings, ...values);

/** A value for a column of JSON, written as text: the driver would make a PostgreSQL array of a list. */
export const jsonb = (value: Json): RawBuilder<Json> =>
  sql<Json>`${value === null ? null : JSON.stringify(value)}::jsonb`;

type Report = (fault: string) => void;
let report: Report | undefined;

/** From now on every row is held against what its statement says; each one that differs is reported in a sentence. */
export function checkRows(to: Report | undefined): void {
  report = to;
}

function checkOf(claim: z.ZodType | Columns, strings: readonly string[], tell: Report): KyselyPlugin {
  const schema = claim instanceof z.ZodType ? claim : z.object(claim);
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const faults = new Set(result.rows.flatMap((row) => faultsIn(schema, row)));
      if (faults.size > 0) tell(`Rows are not as their type says (${[...faults].join('; ')}): ${nameOf(strings)}`);
      return result;
    },
  };
}

/** A row comes out of its schema as it went in, or something is surplus. */
function faultsIn(schema: z.ZodType, row: unknown): string[] {
  const { success, data, error } = schema.safeParse(row);
  if (!success) return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return isDeepStrictEqual(data, row) ? [] : differences(data, row, '');
}

function differences(expected: unknown, found: unknown, path: string): string[] {
  if (isDeepStrictEqual(expected, found)) return [];
  if (!isObject(expected) || !isObject(found)) return [`${path}: is made into something else`];
  return Object.keys({ ...expected, ...found }).flatMap((name) => {
    const place = path ? `${path}.${name}` : name;
    return name in expected ? differences(expected[name], found[name], place) : [`${place}: is not in the type`];
  });
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const MAX_NAME_LENGTH = 200;
const nameOf = (strings: readonly string[]): string =>
  strings.join('…').replaceAll(/\s+/g, ' ').trim().slice(0, MAX_NAME_LENGTH);
