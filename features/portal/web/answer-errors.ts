import type { NavigateFunction } from 'react-router';
import type { FieldErrors } from '#platform/contract/problem.ts';
import { CallFailed } from '#platform/web/client.ts';
import type { Toasts } from '#ui/toast-context.ts';
import type { PortalTexts } from '../texts/token.ts';
import { paths } from './paths.ts';

/** The first message of each field, in the shape of the form: `address.city` is inside `address`. */
export type FieldMessages = { [field: string]: string | FieldMessages };

export type InvalidForm = { message: string; fields: FieldMessages };

export type FailureServices = {
  toasts: Pick<Toasts, 'showToast'>;
  navigate: NavigateFunction;
  texts: PortalTexts;
  /** 401: the session is over. Does nothing until there is a login. */
  logOut?: () => void;
};

/** What the error pages read (RTE-07). */
export type HandedMessage = { message: string };

/** ERR-01: one place that decides what a failed call means to the person. Only a form's faults come back. */
export function handleFailure(error: unknown, services: FailureServices): InvalidForm | null {
  const { toasts, navigate, texts, logOut } = services;
  const { failure } = texts;
  if (isCancelled(error)) return null;
  const status = error instanceof CallFailed ? error.status : 0;
  const message = error instanceof CallFailed ? error.message : '';
  const state: HandedMessage = { message };
  switch (status) {
    case 401:
      logOut?.();
      return null;
    case 403:
      toasts.showToast({ title: failure.notice, text: message || failure.forbidden });
      return null;
    case 404:
      navigate(paths.notFound, { state });
      return null;
    case 422:
      return readInvalidForm(error, texts);
    case 500:
      reportError(error);
      navigate(paths.serverError, { state });
      return null;
    default:
      toasts.showToast({ tone: 'danger', title: failure.error, text: message || failure.generic });
      return null;
  }
}

function readInvalidForm(error: unknown, { failure }: PortalTexts): InvalidForm {
  const { message, errors = {} } = error instanceof CallFailed ? error : { message: '' };
  return { message: message || failure.invalid, fields: nestMessages(errors, failure.unknown) };
}

function nestMessages(errors: FieldErrors, unknownText: string): FieldMessages {
  const fields: FieldMessages = Object.create(null);
  for (const [path, messages] of Object.entries(errors)) {
    const names = path.split('.');
    const last = names.pop() ?? path;
    let place = fields;
    for (const name of names) {
      const inside = place[name];
      const next: FieldMessages = typeof inside === 'object' ? inside : Object.create(null);
      place[name] = next;
      place = next;
    }
    place[last] ??= messages[0] || unknownText;
  }
  return fields;
}

/** A user left the page before the answer came: nothing has failed. */
const isCancelled = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';
