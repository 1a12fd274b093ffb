import { describe, expect, test } from 'vitest';
import { LOCALES } from '#platform/language/locale.ts';
import { PROBLEM_STATUS, Problem, type ProblemKind, problemAnswer, refuse } from './problem.ts';

const KINDS = Object.keys(PROBLEM_STATUS) as ProblemKind[];

describe('ERR-02 refusals', () => {
  test.each(KINDS)('I18-02 %s has a sentence of its own in every language', (kind) => {
    const sentences = LOCALES.map((language) => problemAnswer(new Problem(kind), language).message);
    for (const sentence of sentences) expect(sentence.length).toBeGreaterThan(10);
    expect(new Set(sentences).size).toBe(LOCALES.length);
  });

  test('ERR-02 no two kinds say the same', () => {
    const sentences = KINDS.map((kind) => problemAnswer(new Problem(kind), 'nb').message);
    expect(new Set(sentences).size).toBe(KINDS.length);
  });

  test('ERR-02 the answer is a message and, for fields, their errors; nothing else', () => {
    expect(Object.keys(problemAnswer(new Problem('not_found'), 'en'))).toEqual(['message']);
    const errors = { 'name.first': ['too short'] };
    expect(problemAnswer(new Problem('invalid', { errors }), 'en')).toEqual({
      message: 'Some fields need correcting.',
      errors,
    });
  });

  test('ERR-02 an own message is said as it is', () => {
    expect(() => refuse('conflict', 'Fullt')).toThrow(Problem);
    expect(problemAnswer(new Problem('conflict', { message: 'Fullt' }), 'en')).toEqual({ message: 'Fullt' });
  });

  test('IDN-13 readonly says it in the words that were asked for', () => {
    expect(problemAnswer(new Problem('readonly'), 'en').message).toBe(
      'You are not allowed to make this actions in readonly mode',
    );
    expect(new Problem('readonly').status).toBe(405);
  });
});
