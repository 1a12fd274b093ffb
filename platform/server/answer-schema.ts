import { z } from 'zod';

/**
 * The JSON schema that Fastify serialises answers by: fast, and a field that the contract does not name never leaves
 * the house. Formats and limits are for reading requests, so they are left out here.
 */
export function answerSchema(schema: z.ZodType): Record<string, unknown> {
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

/** "This or null" is asked of every value when it stands as a choice; as a mark it costs nothing. */
function simplifyNullable(schema: Record<string, unknown>): void {
  const choices = schema.anyOf as Record<string, unknown>[] | undefined;
  const [only, ...others] = choices?.filter((choice) => choice.type !== 'null') ?? [];
  if (choices?.length !== 2 || !only || others.length > 0) return;
  delete schema.anyOf;
  Object.assign(schema, only, { nullable: true });
}
