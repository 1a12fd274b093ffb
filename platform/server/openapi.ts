import { z } from 'zod';
import { type Endpoint, isMediaType } from '#platform/contract/endpoint.ts';
import { RATE_LIMITS } from '#platform/contract/rate-limits.ts';

type JsonObject = Record<string, unknown>;

/** The OpenAPI 3.1 document, made from the same declarations that validate. */
export function openApiDocument(endpoints: readonly Endpoint[]): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const endpoint of endpoints) {
    const path = `/api${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Nabolag',
      version: '1.0.0',
      description: 'Activities and volunteer work near people, municipality by municipality.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { ticket: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: PROBLEM_SCHEMA },
    },
  };
}

const PROBLEM_SCHEMA = {
  type: 'object',
  required: ['message'],
  properties: {
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
};

function operation(endpoint: Endpoint): JsonObject {
  return {
    summary: endpoint.summary,
    operationId: operationId(endpoint),
    tags: [endpoint.path.split('/')[1] ?? ''],
    ...(endpoint.access !== 'anyone' && { security: [{ ticket: [] }] }),
    'x-access': endpoint.access,
    'x-rate-limit': RATE_LIMITS[endpoint.rate],
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      LANGUAGE_PARAMETER,
      ...(endpoint.idempotent ? [idempotencyParameter(endpoint.idempotent === 'demanded')] : []),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } } },
    }),
    ...(endpoint.takesFileOfBytes !== undefined && {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: FILE_SCHEMA } } },
    }),
    responses: {
      ...answers(endpoint.answer),
      default: {
        description: 'What went wrong, in the language asked for.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

function answers(answer: Endpoint['answer']): JsonObject {
  if (answer === 'nothing') return { 204: { description: 'Done.' } };
  if (answer === 'redirect') return { 303: { description: 'Goes on to another address.' } };
  if (answer === 'events')
    return { 200: { description: 'Events, as they happen.', content: { 'text/event-stream': {} } } };
  if (answer === 'file') return { 200: { description: 'A file to keep.', content: { [ANY_BYTES]: {} } } };
  const content = isMediaType(answer)
    ? { [answer]: { schema: { type: 'string' } } }
    : { 'application/json': { schema: jsonSchema(answer, 'output') } };
  return { 200: { description: 'Done.', content } };
}

const ANY_BYTES = 'application/octet-stream';

const FILE_SCHEMA = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', contentMediaType: ANY_BYTES } },
};

const LANGUAGE_PARAMETER = {
  name: 'X-App-Language',
  in: 'header',
  required: false,
  schema: { type: 'string', enum: ['nb', 'nn', 'en', 'no'], default: 'en' },
};

const idempotencyParameter = (required: boolean) => ({
  name: 'Idempotency-Key',
  in: 'header',
  required,
  schema: { type: 'string', minLength: 8, maxLength: 128 },
});

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): JsonObject[] {
  if (!schema) return [];
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: jsonSchema(field as z.ZodType, 'input'),
  }));
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** `GET /municipalities/{id}/domain` is `get_municipalities_id_domain`. */
const operationId = (endpoint: Endpoint): string =>
  `${endpoint.method.toLowerCase()}${endpoint.path.replaceAll(/[{}]/g, '').replaceAll(/[/.-]/g, '_')}`;
