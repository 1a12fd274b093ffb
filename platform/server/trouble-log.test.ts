import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type TroubleLines, troubleLog } from './trouble-log.ts';

type Line = { level: string; message: string } & Record<string, unknown>;

let lines: Line[];
const writeTo = (level: string) => (facts: object, message: string) => lines.push({ level, message, ...facts });
const log: TroubleLines = { error: writeTo('error'), warn: writeTo('warn') };
const failing = (code: string) => Object.assign(new Error(`failed with ${code}`), { code });

beforeEach(() => {
  lines = [];
  vi.useFakeTimers({ now: new Date('2026-11-16T12:00:00Z') });
});
afterEach(() => vi.useRealTimers());

test('O9 28 seconds without a database are two lines: when it began, and when it ended, how often and why', () => {
  const { tell } = troubleLog(log);
  for (let second = 0; second < 28; second += 1) {
    for (let nth = 0; nth < 20; nth += 1) tell(failing(nth < 15 ? 'ECONNREFUSED' : '57P03'), 'request failed');
    vi.advanceTimersByTime(1000);
  }
  expect(lines).toEqual([
    expect.objectContaining({ level: 'error', message: 'request failed', trouble: 'database_away' }),
  ]);
  vi.advanceTimersByTime(10_000);
  expect(lines.slice(1)).toEqual([
    {
      level: 'warn',
      message: 'trouble has ended',
      trouble: 'database_away',
      since: '2026-11-16T12:00:00.000Z',
      last: '2026-11-16T12:00:27.000Z',
      times: 560,
      causes: { ECONNREFUSED: 420, '57P03': 140 },
    },
  ]);
});

test('O9 what lasts is told again each minute, and what comes back is told at once', () => {
  const { tell } = troubleLog(log);
  for (let second = 0; second < 150; second += 1) {
    tell(failing('ENOSPC'), 'background trouble');
    vi.advanceTimersByTime(1000);
  }
  vi.advanceTimersByTime(10_000);
  tell(failing('ENOSPC'), 'background trouble');
  expect(lines.map(({ message }) => message)).toEqual([
    'background trouble',
    'trouble goes on',
    'trouble goes on',
    'trouble has ended',
    'background trouble',
  ]);
});

test('O9 different troubles do not hide each other, and one that came once needs no end', () => {
  const { tell } = troubleLog(log);
  tell(new Error('first'), 'background trouble');
  tell(new Error('second'), 'background trouble');
  tell('no error', 'background trouble');
  vi.advanceTimersByTime(20_000);
  expect(lines).toHaveLength(3);
});

test('O9 a portal that stops meanwhile tells how often it came', () => {
  const { tell, close } = troubleLog(log);
  for (let nth = 0; nth < 5; nth += 1) tell(failing('57P01'), 'request failed');
  close();
  expect(lines[1]).toMatchObject({ message: 'trouble so far', times: 5, causes: { '57P01': 5 } });
});

test('O9 the line that begins it is the one of its request', () => {
  const request: Line[] = [];
  const { tell } = troubleLog(log);
  tell(failing('57P01'), 'request failed', {
    ...log,
    error: (facts, message) => request.push({ level: 'error', message, ...facts }),
  });
  expect(lines).toEqual([]);
  expect(request).toHaveLength(1);
});

test('O9 endless kinds of trouble do not fill the memory', () => {
  const { tell } = troubleLog(log);
  for (let nth = 0; nth < 200; nth += 1) tell(new Error(`number ${nth}`), 'background trouble');
  expect(vi.getTimerCount()).toBeLessThanOrEqual(50);
  expect(lines).toHaveLength(200);
});
