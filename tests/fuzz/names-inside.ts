import type { JsonSchema } from './schema-values.ts';

/** Stands nowhere else. */
export const MARK = 'set-by-a-stranger';

/** The body with a name put into every object inside it that does not declare that name; null where there is none. */
export function withNameInside(body: Record<string, unknown>, schema: JsonSchema, name: string): object | null {
  const spoiled = Object.fromEntries(
    Object.entries(body).map(([field, value]) => [field, spoil(value, fieldsOf(schema)[field] ?? {}, name)]),
  );
  return JSON.stringify(spoiled).includes(MARK) ? spoiled : null;
}

function spoil(value: unknown, schema: JsonSchema, name: string): unknown {
  const shapes = shapesOf(schema);
  if (Array.isArray(value)) {
    const items = shapes.flatMap((shape) => (shape.items ? [shape.items] : []));
    return value.map((one) => spoil(one, { anyOf: items }, name));
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = fieldsOf(schema);
  const inside = Object.entries(value).map(([field, part]) => [field, spoil(part, fields[field] ?? {}, name)]);
  const isFree = shapes.some(({ additionalProperties: others }) => typeof others === 'object' || others === true);
  const isDeclared = isFree || Object.hasOwn(fields, name);
  return { ...Object.fromEntries(inside), ...(!isDeclared && { [name]: MARK }) };
}

const fieldsOf = (schema: JsonSchema): Record<string, JsonSchema> =>
  Object.assign({}, ...shapesOf(schema).map(({ properties }) => properties));

/** The schema itself, and those that it is put together from. */
const shapesOf = (schema: JsonSchema): JsonSchema[] => [
  schema,
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap(shapesOf),
];
