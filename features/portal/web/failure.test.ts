import { describe, expect, test } from 'vitest';
import type { FieldErrors } from '#platform/contract/problem.ts';
import { CallFailed } from '#platform/web/client.ts';
import { ProofDeclined } from '#platform/web/use-proof.ts';
import { nb as texts } from '../texts/nb.ts';
import { describeFailure, fieldMessages } from './failure.ts';

const refusal = (status: number, message: string, errors?: FieldErrors, retryAfterSeconds?: number) =>
  new CallFailed(status, { message, ...(errors && { errors }) }, retryAfterSeconds);

const show = (error: unknown) => describeFailure(error, texts);

describe('ERR-01 how a failed call is shown', () => {
  test('403 is a notice with the message, or a text of our own, under "Merk følgende"', () => {
    expect(show(refusal(403, 'Bare for medlemmer'))).toEqual({
      title: 'Merk følgende',
      text: 'Bare for medlemmer',
      tone: 'neutral',
      canRetry: false,
    });
    expect(show(refusal(403, ''))).toMatchObject({ text: texts.failure.forbidden });
  });

  test.each([404, 409])('%i is the message, and the same again would not help', (status) => {
    expect(show(refusal(status, 'Borte'))).toEqual({ title: 'Feil', text: 'Borte', tone: 'danger', canRetry: false });
  });

  test('422 is the first message about a field where there is no field for it, or the whole message', () => {
    expect(show(refusal(422, 'Se over', { name: ['Skriv et navn', 'For kort'] }))).toMatchObject({
      text: 'Skriv et navn',
      canRetry: false,
    });
    expect(show(refusal(422, 'Se over'))).toMatchObject({ text: 'Se over' });
    expect(show(refusal(422, ''))).toMatchObject({ text: texts.failure.invalid });
  });

  test('429 says how long to wait', () => {
    const text = 'For mange forsøk. Prøv igjen om 3 minutter.';
    expect(show(refusal(429, 'For mange forsøk.', undefined, 170))).toMatchObject({ text, canRetry: true });
    expect(show(refusal(429, ''))).toMatchObject({ text: 'Auda, noe gikk galt Vent litt og prøv igjen.' });
  });

  test.each([500, 502, 503])('%i can be tried again', (status) => {
    expect(show(refusal(status, ''))).toMatchObject({ title: 'Feil', canRetry: true });
    expect(show(refusal(status, ''))?.text).toContain('Auda, noe gikk galt');
  });

  test('without a connection it says so, and can be tried again', () => {
    expect(show(new TypeError('Failed to fetch'))).toEqual({
      title: 'Vi får ikke kontakt',
      text: texts.failure.lost_text,
      kept: texts.failure.kept,
      tone: 'danger',
      canRetry: true,
    });
  });

  test('what is not a call at all is an error without details', () => {
    expect(show(new RangeError('secret'))).toMatchObject({ title: 'Feil', text: 'Auda, noe gikk galt' });
  });

  test('a call that was cancelled has not failed, nor has a user who would not prove who they are', () => {
    expect(show(new DOMException('', 'AbortError'))).toBeNull();
    expect(show(new ProofDeclined())).toBeNull();
  });
});

describe('ERR-01 what the server says about fields', () => {
  test('is the first message of each', () => {
    const error = refusal(422, '', { name: ['Skriv et navn', 'For kort'], 'address.city': [] });
    expect(fieldMessages(error, texts.failure.unknown)).toEqual({
      name: 'Skriv et navn',
      'address.city': texts.failure.unknown,
    });
  });

  test('is nothing in any other refusal', () => {
    expect(fieldMessages(refusal(409, '', { name: ['Tatt'] }), '')).toEqual({});
    expect(fieldMessages(new TypeError(), '')).toEqual({});
  });
});
