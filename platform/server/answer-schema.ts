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
    },
  }) as Record<string, unknown>;
}

const LIMITS = ['format', 'pattern', 'minimum', 'maximum', 'minLength', 'maxLength', '$schema', 'additionalProperties'];
