import type { FastifyReply } from 'fastify';
import { z } from 'zod';

type Serializer = (answer: unknown) => string;

/** Kept for the process, as the contract is: what is made of a schema is the same in every server. */
const serializers = new WeakMap<z.ZodType, Serializer>();

/**
 * What writes an answer down: fast, and a field that the contract does not name never leaves the house. It is made at
 * the first call, since to make those of all calls takes half of a start.
 */
export function serializerOf(reply: FastifyReply, schema: z.ZodType): Serializer {
  const known = serializers.get(schema);
  if (known) return known;
  const made = reply.compileSerializationSchema(answerSchema(schema)) as Serializer;
  serializers.set(schema, made);
  return made;
}

/** Formats and limits are for reading requests, so they are left out here. */
function answerSchema(schema: z.ZodType): Record<string, unknown> {
  return z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override({ jsonSchema }) {
      for (const limit of LIMITS) delete jsonSchema[limit];
      // Of a record it tells what the values are; of all else only that there is nothing more.
      if (typeof jsonSchema.additionalProperties !== 'object') delete jsonSchema.additionalProperties;
      simplifyNullable(jsonSchema);
    },
  }) as Record<string, unknown>;
}

const LIMITS = ['format', 'pattern', 'minimum', 'maximum', 'minLength', 'maxLength', '$schema'];

/** As a union, "this or null" would try both sides for every value; as a mark it costs nothing. */
function simplifyNullable(schema: Record<string, unknown>): void {
  const choices = schema.anyOf as Record<string, unknown>[] | undefined;
  const [only, ...others] = choices?.filter((choice) => choice.type !== 'null') ?? [];
  if (choices?.length !== 2 || !only || others.length > 0) return;
  delete schema.anyOf;
  Object.assign(schema, only, { nullable: true });
}
