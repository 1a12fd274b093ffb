import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { Problem } from '#platform/contract/problem.ts';
import { answerErrors, asProblem } from './errors.ts';

describe('ERR-02 everything that is thrown becomes one of our refusals', () => {
  test('ERR-02 a refusal is itself', () => {
    const problem = new Problem('conflict');
    expect(asProblem(problem)).toBe(problem);
  });

  test.each<[object, number]>([
    [{ code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }, 413],
    [{ code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE', statusCode: 415 }, 415],
    [{ code: 'FST_ERR_CTP_INVALID_JSON_BODY', statusCode: 400 }, 400],
    [{ code: 'FST_ERR_SOMETHING_NEW', statusCode: 418 }, 400],
    [{ code: '57014' }, 503],
    [{ code: '55P03' }, 503],
    [{ code: '40P01' }, 503],
    [{ code: '57P02' }, 503],
    [{ code: '57P03' }, 503],
    [{ code: '08006' }, 503],
    [{ code: 'ECONNRESET' }, 503],
    [{ message: 'Connection terminated unexpectedly' }, 503],
    [{ code: '53100' }, 507],
    [{ code: 'FILE_STORE', cause: { code: 'ENOSPC' } }, 507],
    [{ code: 'FILE_STORE' }, 503],
    [{ code: '53300' }, 503],
    [{ code: 'ECONNREFUSED' }, 503],
    [{ message: 'timeout exceeded when trying to connect' }, 503],
    [{ message: 'tsquery stack too small', code: 'XX000' }, 400],
    [{ code: '23505' }, 500],
    [{ code: 'toString' }, 500],
    [{ message: 'constructor' }, 500],
    [{ statusCode: 500 }, 500],
    [{ statusCode: 200 }, 500],
  ])('ERR-02 %j is a %i', (facts, status) => {
    expect(asProblem(Object.assign(new Error('x'), facts)).status).toBe(status);
  });

  test.each([undefined, null, 'text', 1, {}])('ERR-02 %j, which is no error, is a mistake of ours', (thrown) => {
    expect(asProblem(thrown).status).toBe(500);
  });
});

describe('ERR-02 a portal that has too much to do', () => {
  const busy = fastify();
  answerErrors(busy, () => {});
  const refuse = () => {
    throw new Problem('unavailable');
  };
  busy.get('/api/*', refuse);
  busy.get('/*', refuse);

  test.each([
    ['/events', 'nb', 'Vent et øyeblikk'],
    ['/nn/events', 'nn', 'Vent ein augneblink'],
    ['/en/events', 'en', 'One moment'],
  ])('ERR-02 says so at %s on a page in the language of the visitor', async (url, language, title) => {
    const answer = await busy.inject({ url });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'retry-after': '5' });
    expect(answer.body).toContain(`<html lang="${language}">`);
    expect(answer.body).toContain(`<h1>${title}</h1>`);
  });

  test('ERR-02 answers the API as always', async () => {
    const answer = await busy.inject({ url: '/api/events' });
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([503, ['message']]);
  });
});
