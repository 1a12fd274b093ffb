import fastify from 'fastify';
import { expect, test } from 'vitest';
import { serializerOf } from '#platform/server/answer-schema.ts';
import { describedApi } from './described-api.ts';

test('API-01 what every call answers can be written down', async () => {
  const schemas = (await describedApi()).flatMap(({ answer }) => (typeof answer === 'object' ? [answer] : []));
  const server = fastify();
  server.get('/', (_request, reply) => ({ count: schemas.map((schema) => serializerOf(reply, schema)).length }));
  const answer = await server.inject('/');
  expect(answer.json()).toEqual({ count: schemas.length });
  expect(schemas.length).toBeGreaterThan(100);
});
