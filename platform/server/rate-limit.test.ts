import { describe, expect, test } from 'vitest';
import { Problem } from '#platform/contract/problem.ts';
import { RATE_LIMITS } from '#platform/contract/rate-limits.ts';
import { callerOfAddress, rateLimiter } from './rate-limit.ts';

const [IN_A_MINUTE, IN_TEN_SECONDS] = RATE_LIMITS.publicRead.address.map(({ calls }) => calls) as [number, number];

describe('API-01 turns', () => {
  test('so many in ten seconds, then none until they are over', () => {
    const clock = { ms: 1_000_000 };
    const limiter = rateLimiter(() => clock.ms);
    expect(refusalsOf(limiter, 'a', IN_TEN_SECONDS)).toEqual([]);
    clock.ms += 2500;
    expect(refusalsOf(limiter, 'a', 2)).toEqual([8, 8]);
    clock.ms += 7499;
    expect(refusalsOf(limiter, 'a', 1)).toEqual([1]);
    clock.ms += 1;
    expect(refusalsOf(limiter, 'a', IN_TEN_SECONDS)).toEqual([]);
    expect(refusalsOf(limiter, 'a', 1)).toEqual([10]);
  });

  test('the longer window holds over many short ones', () => {
    const clock = { ms: 0 };
    const limiter = rateLimiter(() => clock.ms);
    let taken = 0;
    for (let window = 0; window < IN_A_MINUTE / IN_TEN_SECONDS; window += 1) {
      taken += IN_TEN_SECONDS - refusalsOf(limiter, 'a', IN_TEN_SECONDS).length;
      clock.ms += 10_000;
    }
    expect(taken).toBe(IN_A_MINUTE);
    clock.ms = 59_999;
    expect(refusalsOf(limiter, 'a', 1)).toEqual([1]);
    clock.ms += 1;
    expect(refusalsOf(limiter, 'a', 1)).toEqual([]);
  });

  test('one caller does not use up the turns of another, nor one class those of another', () => {
    const limiter = rateLimiter(() => 0);
    refusalsOf(limiter, 'a', IN_TEN_SECONDS + 1);
    expect(refusalsOf(limiter, 'b', 1)).toEqual([]);
    expect(() => limiter.takeTurn(address('a'), 'search')).not.toThrow();
  });

  test('probes are never refused', () => {
    const limiter = rateLimiter(() => 0);
    for (let turn = 0; turn < 5000; turn += 1) limiter.takeTurn(address('a'), 'health');
  });

  test('every class that people use has a limit', () => {
    const unlimited = Object.entries(RATE_LIMITS).filter(([, rule]) => Object.keys(rule).length === 0);
    expect(unlimited.map(([name]) => name)).toEqual(['health', 'internal']);
  });
});

describe('API-01 who counts as one caller', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
    ['2001:db8:1:2::', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['2001:db8::1:0:0:0:9', '2001:db8:0:1'],
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['fe80::abcd:1%eth0', 'fe80:0:0:0'],
  ])('%s is %s', (address, caller) => {
    expect(callerOfAddress(address)).toBe(caller);
  });

  test('a whole /64 has the turns of one, its neighbour has its own', () => {
    const limiter = rateLimiter(() => 0);
    const addresses = Array.from({ length: IN_TEN_SECONDS + 1 }, (_, host) => `2001:db8:0:1::${host.toString(16)}`);
    const takeAll = () => {
      for (const address of addresses)
        limiter.takeTurn({ kind: 'address', key: callerOfAddress(address) }, 'publicRead');
    };
    expect(takeAll).toThrow(Problem);
    expect(() => limiter.takeTurn(address(callerOfAddress('2001:db8:0:2::1')), 'publicRead')).not.toThrow();
  });
});

/** The Retry-After of each turn that was refused. */
function refusalsOf(limiter: ReturnType<typeof rateLimiter>, caller: string, turns: number): (number | undefined)[] {
  const refusals: (number | undefined)[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    try {
      limiter.takeTurn(address(caller), 'publicRead');
    } catch (error) {
      if (!(error instanceof Problem) || error.kind !== 'too_many') throw error;
      refusals.push(error.retryAfterSeconds);
    }
  }
  return refusals;
}

function address(key: string) {
  return { kind: 'address' as const, key };
}
