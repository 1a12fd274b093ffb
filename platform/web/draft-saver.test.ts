import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallFailed } from './client.ts';
import { type Creation, createDraftSaver, type DraftPlace, WAIT_MS } from './draft-saver.ts';

type Form = { name: string };

const start: Form = { name: '' };
const named = (name: string): Form => ({ name });

let sent: { name: string; place: DraftPlace }[];
/** Of what was sent to make it. */
let keys: string[];
let kept: string[];
let keptCreation: Creation<Form> | null;
let forgotten: DraftPlace[];
let answer: (version: number) => Promise<number>;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  keys = [];
  keptCreation = null;
  kept = [];
  forgotten = [];
  answer = async (version) => version + 1;
});
afterEach(() => vi.useRealTimers());

const saverOf = (place: DraftPlace = null, creation: Creation<Form> | null = null, onPlaced = vi.fn()) => ({
  onPlaced,
  saver: createDraftSaver({
    place,
    form: start,
    creation,
    send: async ({ name }, at) => {
      const known = 'id' in at ? at : null;
      if ('key' in at) keys.push(at.key);
      sent.push({ name, place: known });
      return { id: 'e1', version: await answer(known?.version ?? 0) };
    },
    keep: ({ name }, _place, begun) => {
      kept.push(name);
      keptCreation = begun;
    },
    forget: (at) => void forgotten.push(at),
    onPlaced,
    newKey: () => `key-${keys.length + 1}`,
    now: () => new Date('2026-11-15T12:00:00Z'),
  }),
});

describe('EVF-02 a draft saves itself', () => {
  test('EVF-02 nothing is sent until something is typed, and then once for all of it', async () => {
    const { saver, onPlaced } = saverOf();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toEqual([]);
    saver.change(named('F'));
    await vi.advanceTimersByTimeAsync(WAIT_MS - 1);
    saver.change(named('Fotball'));
    await vi.advanceTimersByTimeAsync(WAIT_MS - 1);
    expect(sent).toEqual([]);
    expect(saver.state().kind).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ name: 'Fotball', place: null }]);
    expect(saver.state().kind).toBe('saved');
    expect(onPlaced).toHaveBeenCalledExactlyOnceWith({ id: 'e1', version: 1 });
  });

  test('EVF-02 what is typed while it is on its way is sent after it, with the version that came back', async () => {
    let arrive: (version: number) => void = () => undefined;
    const { saver } = saverOf({ id: 'e1', version: 4 });
    answer = (version) => new Promise((resolve) => (arrive = () => resolve(version + 1)));
    saver.change(named('Ski'));
    await vi.advanceTimersByTimeAsync(WAIT_MS);
    saver.change(named('Ski på Furumo'));
    arrive(5);
    answer = async (version) => version + 1;
    await vi.advanceTimersByTimeAsync(WAIT_MS);
    expect(sent).toEqual([
      { name: 'Ski', place: { id: 'e1', version: 4 } },
      { name: 'Ski på Furumo', place: { id: 'e1', version: 5 } },
    ]);
    expect(saver.state().kind).toBe('saved');
  });

  test('EVF-02 each letter is kept in the browser at once, and forgotten when the server has it', async () => {
    const { saver } = saverOf({ id: 'e1', version: 1 });
    saver.change(named('D'));
    saver.change(named('Du'));
    expect(kept).toEqual(['D', 'Du']);
    expect(forgotten).toEqual([]);
    await saver.flush();
    expect(forgotten).toEqual([{ id: 'e1', version: 2 }]);
  });

  test('EVF-02 a lost connection is tried again until it holds, and says so meanwhile', async () => {
    const { saver } = saverOf({ id: 'e1', version: 1 });
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    saver.change(named('Dugnad'));
    await vi.advanceTimersByTimeAsync(WAIT_MS);
    expect(saver.state().kind).toBe('trying');
    await vi.advanceTimersByTimeAsync(3000);
    expect(sent).toHaveLength(2);
    expect(forgotten).toEqual([]);
    answer = async (version) => version + 1;
    await vi.advanceTimersByTimeAsync(6000);
    expect(saver.state().kind).toBe('saved');
  });

  test('EVF-02 what another has saved is never written over unasked', async () => {
    const { saver } = saverOf({ id: 'e1', version: 1 });
    answer = () => Promise.reject(new CallFailed(409, { message: 'Kari lagret 12:00' }));
    saver.change(named('Mitt'));
    await vi.advanceTimersByTimeAsync(WAIT_MS);
    expect(saver.state()).toEqual({ kind: 'conflict', message: 'Kari lagret 12:00' });
    saver.change(named('Mitt navn'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(kept.at(-1)).toBe('Mitt navn');

    answer = async (version) => version + 1;
    saver.resolve({ form: named('Karis'), version: 7 }, named('Mitt navn'));
    expect(await saver.flush()).toBe(true);
    expect(sent.at(-1)).toEqual({ name: 'Mitt navn', place: { id: 'e1', version: 7 } });
  });

  test('EVF-02 a log-out ends the tries and loses nothing', async () => {
    const { saver } = saverOf({ id: 'e1', version: 1 });
    answer = () => Promise.reject(new CallFailed(401, { message: '' }));
    saver.change(named('Kor'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(saver.state().kind).toBe('logged_out');
    expect([kept, forgotten]).toEqual([['Kor'], []]);
  });

  test('EVF-02 two who ask at once to save wait for the same call', async () => {
    const { saver } = saverOf();
    saver.change(named('Sang'));
    expect(await Promise.all([saver.flush(), saver.flush()])).toEqual([true, true]);
    expect(sent).toHaveLength(1);
    expect(await saver.flush()).toBe(true);
    expect(sent).toHaveLength(1);
  });
});

describe('EVF-02 D-09 a draft is made once, whatever is lost on the way', () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));

  test('D-09 what was first sent is sent again as it was, under the same key; then what was typed since', async () => {
    const { saver } = saverOf();
    answer = lost;
    saver.change(named('Kor'));
    await vi.advanceTimersByTimeAsync(WAIT_MS);
    saver.change(named('Kor for alle'));
    answer = async (version) => version + 1;
    await vi.advanceTimersByTimeAsync(WAIT_MS);
    expect(sent).toEqual([
      { name: 'Kor', place: null },
      { name: 'Kor', place: null },
      { name: 'Kor for alle', place: { id: 'e1', version: 1 } },
    ]);
    expect(new Set(keys).size).toBe(1);
    expect(saver.isUncertain()).toBe(false);
  });

  test('D-09 it is kept with what was typed, and goes on after the browser was closed', async () => {
    const first = saverOf().saver;
    answer = lost;
    first.change(named('Kor'));
    await vi.advanceTimersByTimeAsync(WAIT_MS);
    first.change(named('Kor for alle'));
    first.stop();
    expect(first.isUncertain()).toBe(true);
    expect(keptCreation).toEqual({ key: 'key-1', form: named('Kor') });

    answer = async (version) => version + 1;
    const second = saverOf(null, keptCreation).saver;
    second.change(named('Kor for alle'));
    await second.flush();
    expect(sent.slice(1)).toEqual([
      { name: 'Kor', place: null },
      { name: 'Kor for alle', place: { id: 'e1', version: 1 } },
    ]);
    expect(keys).toEqual(['key-1', 'key-1']);
  });

  test('D-09 what was turned down has come to nothing: something else may be sent, under another key', async () => {
    const { saver } = saverOf();
    answer = () => Promise.reject(new CallFailed(422, { message: 'For langt' }));
    saver.change(named('Kor'));
    await vi.advanceTimersByTimeAsync(WAIT_MS);
    answer = async (version) => version + 1;
    saver.change(named('Sang'));
    await vi.advanceTimersByTimeAsync(WAIT_MS);
    expect(sent.map(({ name }) => name)).toEqual(['Kor', 'Sang']);
    expect(keys).toEqual(['key-1', 'key-2']);
  });

  test('D-09 a log-out says nothing about the try before it', async () => {
    const { saver } = saverOf();
    answer = lost;
    saver.change(named('Kor'));
    await vi.advanceTimersByTimeAsync(WAIT_MS);
    answer = () => Promise.reject(new CallFailed(401, { message: '' }, undefined, 'unauthenticated'));
    await vi.advanceTimersByTimeAsync(3000);
    expect(saver.state().kind).toBe('logged_out');
    expect(saver.isUncertain()).toBe(true);
  });
});
