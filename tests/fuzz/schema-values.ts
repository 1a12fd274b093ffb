import fc from 'fast-check';
import type { Random } from '#database/seeds/random.ts';

/** The part of JSON schema that the API's document is written in. */
export type JsonSchema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  propertyNames?: JsonSchema;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
};

/** What stands behind a name in a request: an id of the scene, or a value that an earlier answer had under that name. */
export type Known = (name: string, schema: JsonSchema) => unknown;

const WORDS = ['Tur', 'på', 'fjellet', 'ære', 'Åsa', 'kurs', 'for', 'alle', '2026', 'kl. 18', '–', 'nb', 'no'];
const TODAY_MS = Date.parse('2026-11-16T09:00:00Z');
const DAY_MS = 86_400_000;

/** A value that the schema allows, as far as the schema tells. */
export function drawValue(random: Random, schema: JsonSchema, name: string, known: Known): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return drawValue(random, random.pick(choices), name, known);
  if (schema.allOf)
    return drawValue(random, Object.assign({}, schema, ...schema.allOf, { allOf: undefined }), name, known);
  switch (schema.type) {
    case 'string':
      return known(name, schema) ?? drawText(random, schema);
    case 'integer':
    case 'number':
      return known(name, schema) ?? drawNumber(random, schema);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    case 'array':
      return Array.from({ length: drawCount(random, schema) }, () =>
        drawValue(random, schema.items ?? {}, name, known),
      );
    case 'object':
      return drawObject(random, schema, known);
    default:
      return random.pick<unknown>(['Tur', 1, true, null]);
  }
}

export function drawObject(random: Random, schema: JsonSchema, known: Known): Record<string, unknown> {
  const drawn = Object.entries(schema.properties ?? {})
    .filter(([name]) => schema.required?.includes(name) || random.chance(0.6))
    .map(([name, field]) => [name, drawValue(random, field, name, known)] as const);
  const { additionalProperties: others } = schema;
  if (typeof others !== 'object' || Object.keys(others).length === 0) return Object.fromEntries(drawn);
  const names = Array.from({ length: random.integer(0, 2) }, () =>
    String(drawValue(random, schema.propertyNames ?? { type: 'string', minLength: 1, maxLength: 8 }, '', known)),
  );
  return Object.fromEntries([
    ...drawn,
    ...names.map((name) => [name, drawValue(random, others, name, known)] as const),
  ]);
}

function drawCount(random: Random, { minItems = 0, maxItems = 3 }: JsonSchema): number {
  if (random.chance(0.05)) return Math.min(maxItems, 200);
  return random.integer(minItems, Math.max(minItems, Math.min(maxItems, minItems + 2)));
}

function drawNumber(random: Random, schema: JsonSchema): number {
  const least = schema.minimum ?? (schema.exclusiveMinimum === undefined ? -1000 : schema.exclusiveMinimum + 1);
  const most = schema.maximum ?? (schema.exclusiveMaximum === undefined ? 1000 : schema.exclusiveMaximum - 1);
  if (random.chance(0.2)) return random.pick([least, most]);
  const drawn = random.integer(least, Math.min(most, least + 5000));
  return schema.type === 'number' && drawn < most ? drawn + random.fraction() : drawn;
}

function drawText(random: Random, schema: JsonSchema): string {
  const day = new Date(TODAY_MS + random.integer(-400, 400) * DAY_MS).toISOString();
  switch (schema.format) {
    case 'uuid':
      return random.uuid(TODAY_MS);
    case 'date':
      return day.slice(0, 10);
    case 'date-time':
      return day;
    case 'email':
      return `person-${random.integer(1, 50)}@test.example`;
    case 'uri':
      return `https://test.example/${random.integer(1, 50)}`;
    default:
      return schema.pattern === undefined ? drawWords(random, schema) : random.pick(matching(schema.pattern));
  }
}

function drawWords(random: Random, { minLength = 0, maxLength = 60 }: JsonSchema): string {
  const length = random.chance(0.1)
    ? random.pick([minLength, Math.min(maxLength, 20_000)])
    : random.integer(minLength, Math.max(minLength, Math.min(maxLength, minLength + 40)));
  let text = '';
  while (text.length < length) text += `${random.pick(WORDS)} `;
  return text.slice(0, length);
}

const samples = new Map<string, string[]>();

/** A few texts that fit a pattern; the same for the whole run. */
function matching(pattern: string): string[] {
  const before = samples.get(pattern);
  if (before) return before;
  const made = samplesOf(pattern);
  samples.set(pattern, made);
  return made;
}

function samplesOf(pattern: string): string[] {
  try {
    return fc.sample(fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: 60 }), { numRuns: 30, seed: 1 });
  } catch {
    // A pattern that looks ahead or behind; a plain text is then refused like any other wrong value.
    return ['2026-11-19', '18:00', 'Tur', '4601', 'person-1@test.example', '+4790000001'];
  }
}
