// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { Call } from '#platform/web/client.ts';
import { lazyReporter, listenForErrors } from './lazy-reporter.ts';

test('ERR-01 what no boundary caught is reported, the first and the next', async () => {
  const names: unknown[] = [];
  const call = (async (_endpoint: unknown, { body }: { body: { name: string } }) =>
    void names.push(body.name)) as unknown as Call;
  listenForErrors(lazyReporter({ call, pageId: () => 'apps/web/pages/event-page' }));
  dispatchEvent(new ErrorEvent('error', { error: new TypeError('x is undefined') }));
  await vi.waitFor(() => expect(names).toEqual(['TypeError']));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new RangeError('too long') }));
  await vi.waitFor(() => expect(names).toEqual(['TypeError', 'RangeError']));
});
