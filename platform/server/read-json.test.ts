import { describe, expect, test } from 'vitest';
import { fastestMs } from '#tests/support/fastest.ts';
import { nestsDeeperThan, wellFormed } from './read-json.ts';

describe('D-18 how deep a body nests', () => {
  test.each<[string, number, boolean]>([
    ['', 0, false],
    ['1', 0, false],
    ['{}', 0, true],
    ['{}', 1, false],
    ['[[]]', 1, true],
    ['[[]]', 2, false],
    ['[[],[],[],[]]', 2, false],
    ['{"a":{"b":[1]}}', 3, false],
    ['{"a":{"b":[1]}}', 2, true],
    ['"[[[[["', 0, false],
    ['{"a":"[[["}', 1, false],
    ['{"a":"\\"[[["}', 1, false],
    ['{"a":"\\\\","b":[]}', 1, true],
    ['{"[[[":1}', 1, false],
    [']]]][', 0, false],
    ['[[[', 2, true],
  ])('D-18 %j deeper than %i: %s', (json, most, expected) => {
    expect(nestsDeeperThan(json, most)).toBe(expected);
  });

  test('D-18 the longest body that is read is looked through in no time', () => {
    for (const body of [
      '['.repeat(262_144),
      `"${'\\"'.repeat(131_072)}`,
      '[]'.repeat(131_072),
      '{"a":['.repeat(40_000),
    ]) {
      expect(fastestMs(() => nestsDeeperThan(body, 32))).toBeLessThan(50);
    }
  });
});

describe('D-07 half a surrogate pair', () => {
  test('D-07 becomes the replacement character wherever it stands, and whole pairs stay', () => {
    expect(wellFormed(JSON.parse('{"a\\ud800":["x\\udc00y",1,null,{"b":"\\ud83d\\ude00"}]}'))).toEqual({
      'a\ufffd': ['x\ufffdy', 1, null, { b: '😀' }],
    });
  });
});
