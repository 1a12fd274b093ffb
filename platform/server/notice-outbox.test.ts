import { expect, onTestFinished, test, vi } from 'vitest';
import type { Change } from './live.ts';
import { noticeOutbox } from './notice-outbox.ts';

const touching = (tag: string): Change => ({ topic: 'events', id: 'x', touches: [tag], isOrdinary: true });

function scene() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const sent: (readonly Change[])[] = [];
  const state = { isAway: false, troubles: 0 };
  const outbox = noticeOutbox({
    send: async (changes) => {
      if (state.isAway) throw new Error('away');
      sent.push(changes);
    },
    onTrouble: () => {
      state.troubles += 1;
    },
  });
  return { outbox, sent, state };
}

test('D-24 a single change is sent as it is, several as one', async () => {
  const { outbox, sent } = scene();
  outbox.put(touching('a'));
  await vi.advanceTimersByTimeAsync(150);
  expect(sent).toEqual([[touching('a')]]);
  for (const tag of ['a', 'b', 'a']) outbox.put(touching(tag));
  await vi.advanceTimersByTimeAsync(150);
  expect(sent[1]).toEqual([{ topic: 'events', id: '*', touches: ['a', 'b'], isOrdinary: true }]);
});

test('D-28 what could not be sent is sent later', async () => {
  const { outbox, sent, state } = scene();
  state.isAway = true;
  outbox.put(touching('a'));
  await vi.advanceTimersByTimeAsync(350);
  expect(state.troubles).toBe(3);
  outbox.put(touching('b'));
  state.isAway = false;
  await vi.advanceTimersByTimeAsync(150);
  expect(sent.flat().flatMap(({ touches }) => touches)).toEqual(['a', 'b']);
});

test('D-28 during a long outage no more is remembered than tags', async () => {
  const { outbox, sent, state } = scene();
  state.isAway = true;
  for (let number = 0; number < 20_000; number += 1) outbox.put(touching(`tag ${number % 50}`));
  state.isAway = false;
  await vi.advanceTimersByTimeAsync(150);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.[0]?.touches).toHaveLength(50);
});
