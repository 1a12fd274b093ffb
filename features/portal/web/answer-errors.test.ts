// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { FieldErrors } from '#platform/contract/problem.ts';
import { CallFailed } from '#platform/web/client.ts';
import { nb as texts } from '../texts/nb.ts';
import { handleFailure } from './answer-errors.ts';

const reported = vi.fn();
vi.stubGlobal('reportError', reported);
afterEach(() => reported.mockClear());

function fail(status: number, message: string, errors?: FieldErrors) {
  return handle(new CallFailed(status, { message, ...(errors && { errors }) }));
}

function handle(error: unknown) {
  const showToast = vi.fn();
  const navigate = vi.fn();
  const logOut = vi.fn();
  const answer = handleFailure(error, { toasts: { showToast }, navigate, texts, logOut });
  return { answer, showToast, navigate, logOut };
}

describe('ERR-01 what a failed call means', () => {
  test('401 logs out and says nothing', () => {
    const { logOut, showToast, navigate } = fail(401, 'Logg inn');
    expect(logOut).toHaveBeenCalledOnce();
    expect(showToast).not.toHaveBeenCalled();
    expect(navigate).not.toHaveBeenCalled();
  });

  test('403 shows the message, or a text of our own, under "Merk følgende"', () => {
    expect(fail(403, 'Bare for medlemmer').showToast).toHaveBeenCalledWith({
      title: 'Merk følgende',
      text: 'Bare for medlemmer',
    });
    expect(fail(403, '').showToast).toHaveBeenCalledWith({ title: 'Merk følgende', text: texts.failure.forbidden });
  });

  test('404 and 500 go to their pages with the message; only 500 is reported', () => {
    expect(fail(404, 'Borte').navigate).toHaveBeenCalledWith('/404', { state: { message: 'Borte' } });
    expect(reported).not.toHaveBeenCalled();
    expect(fail(500, 'Auda').navigate).toHaveBeenCalledWith('/500', { state: { message: 'Auda' } });
    expect(reported).toHaveBeenCalledOnce();
  });

  test('422 comes back as the first message of each field, nested like the form', () => {
    const { answer, showToast } = fail(422, 'Se over skjemaet', {
      name: ['Skriv et navn', 'For kort'],
      'address.city': ['Velg et sted'],
      'address.street.number': [],
    });
    expect(answer?.message).toBe('Se over skjemaet');
    expect(JSON.parse(JSON.stringify(answer?.fields))).toEqual({
      name: 'Skriv et navn',
      address: { city: 'Velg et sted', street: { number: texts.failure.unknown } },
    });
    expect(showToast).not.toHaveBeenCalled();
  });

  test('422 without words has words of its own', () => {
    expect(fail(422, '').answer).toEqual({ message: texts.failure.invalid, fields: {} });
  });

  test('a field cannot reach into the prototype', () => {
    fail(422, '', { '__proto__.polluted': ['ja'] });
    expect('polluted' in {}).toBe(false);
  });

  test('anything else is shown as an error', () => {
    expect(fail(429, '').showToast).toHaveBeenCalledWith({
      tone: 'danger',
      title: 'Feil',
      text: 'Auda, noe gikk galt',
    });
    expect(handle(new TypeError('Failed to fetch')).showToast).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Feil', text: 'Auda, noe gikk galt' }),
    );
  });

  test('a call that was cancelled has not failed', () => {
    const { showToast, navigate } = handle(new DOMException('', 'AbortError'));
    expect(showToast).not.toHaveBeenCalled();
    expect(navigate).not.toHaveBeenCalled();
  });
});
