// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailed } from '#platform/web/client.ts';
import type { ThreadMessage } from '../contract.ts';
import { createUnsentLines, type UnsentLine } from './unsent-lines.ts';

const AT = '2026-11-17T10:00:00Z';
const lineOf = (key: string, body: string) => ({ key, thread_id: 't', body, files: [], at: AT });
const message = { seq: 1 } as ThreadMessage;

type Server = (line: UnsentLine) => Promise<ThreadMessage>;
function given(server: Server) {
  const sent: string[] = [];
  const onLoggedOut = vi.fn();
  const unsent = createUnsentLines({
    userId: 'u',
    send: (line) => {
      sent.push(`${line.key} ${line.body}`);
      return server(line);
    },
    onLoggedOut,
    reasonOf: ({ message: reason }) => reason,
  });
  return { unsent, sent, onLoggedOut };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

test('CHT-01 lines go one after the other, and each is told of when it has arrived', async () => {
  const { unsent, sent } = given(async () => message);
  const arrived = vi.fn();
  unsent.onArrival(arrived);
  unsent.add(lineOf('a', 'Først'));
  unsent.add(lineOf('b', 'Så'));
  await settle();
  expect(sent).toEqual(['a Først', 'b Så']);
  expect(arrived).toHaveBeenCalledTimes(2);
  expect(unsent.state().lines).toEqual([]);
});

test('CHT-01 without a network they wait, keep their order and go under the same key when it is back', async () => {
  let isDown = true;
  const { unsent, sent } = given(async () => {
    if (isDown) throw new TypeError('no connection');
    return message;
  });
  unsent.add(lineOf('a', 'Først'));
  await settle();
  unsent.add(lineOf('b', 'Så'));
  await settle();
  expect(unsent.state()).toMatchObject({ isOffline: true, lines: [{ key: 'a' }, { key: 'b' }] });
  isDown = false;
  sent.length = 0;
  unsent.resume(new Date(AT));
  await settle();
  expect(sent).toEqual(['a Først', 'b Så']);
  expect(unsent.state()).toEqual({ isOffline: false, lines: [] });
});

test('CHT-01 they are tried again by themselves, and outlive the page', async () => {
  let isDown = true;
  const server: Server = async () => {
    if (isDown) throw new TypeError('no connection');
    return message;
  };
  const before = given(server);
  before.unsent.add(lineOf('a', 'Hei'));
  await settle();
  before.unsent.stop();
  const after = given(server);
  expect(after.unsent.state().lines).toMatchObject([{ key: 'a', body: 'Hei' }]);
  after.unsent.resume(new Date(AT));
  await settle();
  isDown = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(after.sent.at(-1)).toBe('a Hei');
  expect(after.unsent.state().lines).toEqual([]);
});

test('CHT-01 a refusal stays with its reason, the next line goes on, and it can be tried again or given up', async () => {
  const { unsent } = given(async ({ key }) => {
    if (key === 'a') throw new CallFailed(404, { message: 'Finnes ikke' });
    return message;
  });
  unsent.add(lineOf('a', 'For sent'));
  unsent.add(lineOf('b', 'Annet'));
  await settle();
  expect(unsent.state().lines).toMatchObject([{ key: 'a', body: 'For sent', refusal: 'Finnes ikke' }]);
  unsent.retry('a');
  await settle();
  expect(unsent.state().lines).toHaveLength(1);
  unsent.discard('a');
  expect(unsent.state().lines).toEqual([]);
});

test('CHT-01 a session that has ended keeps the line for the next one; one of long ago is not sent', async () => {
  const { unsent, onLoggedOut } = given(async () => {
    throw new CallFailed(401, { message: '' });
  });
  unsent.add(lineOf('a', 'Hei'));
  await settle();
  expect(onLoggedOut).toHaveBeenCalledOnce();
  expect(unsent.state().lines).toHaveLength(1);
  unsent.resume(new Date('2026-12-24T10:00:00Z'));
  expect(unsent.state().lines).toEqual([]);
});
