// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { type Call, CallFailed } from '#platform/web/client.ts';
import { browserError } from '../contract.ts';
import { errorReporter } from './report-errors.ts';

afterEach(() => void vi.restoreAllMocks());

function reporter() {
  const bodies: unknown[] = [];
  const call = (async (_endpoint: unknown, { body }: { body: unknown }) => void bodies.push(body)) as unknown as Call;
  return { bodies, report: errorReporter({ call, pageId: () => 'apps/web/pages/event-page#new' }) };
}

function failed(message: string, stack = '') {
  return Object.assign(new TypeError(message), { stack });
}

test('ERR-01 an error is reported with its place in our files, and without what it says', () => {
  const { bodies, report } = reporter();
  report('script', failed('Ingrid Lunde is not defined', 'at x (https://solvik.example/assets/home-C2S9v2XW.js:3:99)'));
  expect(bodies).toEqual([
    { kind: 'script', name: 'TypeError', page: 'apps/web/pages/event-page', place: 'home-C2S9v2XW.js:3:99' },
  ]);
  expect(browserError.parse(bodies[0])).toEqual(bodies[0]);
  expect(JSON.stringify(bodies)).not.toContain('Ingrid');
});

test('ERR-01 refusals, a lost connection and what is no error are not reported', () => {
  const { bodies, report } = reporter();
  report('promise', new CallFailed(409, { message: 'Nei' }));
  report('promise', failed('Failed to fetch'));
  report('promise', 'only words');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  report('script', failed('x is undefined'));
  expect(bodies).toEqual([]);
});

test('ERR-01 a page that fails in a loop tells it five times', () => {
  const { bodies, report } = reporter();
  for (let time = 0; time < 20; time += 1) report('render', failed(`again ${time}`));
  expect(bodies).toHaveLength(5);
});
