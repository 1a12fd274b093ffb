import { CallFailed } from '#platform/web/client.ts';
import type { PortalTexts } from '../texts/token.ts';
import { waitText } from './wait-text.ts';

/** A failed call as it is shown, in a form or in a toast. */
export type Failure = {
  title: string;
  text: string;
  tone: 'neutral' | 'danger';
  /** In a form: what was typed is not lost. */
  kept?: string;
  /** The same call may go through if it is made again. */
  canRetry: boolean;
};

/** The first message of each field. */
export type FieldMessages = Readonly<Record<string, string | undefined>>;

export const NO_MESSAGES: FieldMessages = {};

/**
 * ERR-01: the one place that decides how a failed call is shown. Null where nothing has failed. A page that cannot be loaded is not a call that failed: the router shows /404 or /500.
 */
export function describeFailure(error: unknown, texts: PortalTexts): Failure | null {
  if (isGivenUp(error)) return null;
  const { failure } = texts;
  if (isLostConnection(error)) {
    return { title: failure.lost, text: failure.lost_text, kept: failure.kept, tone: 'danger', canRetry: true };
  }
  if (!(error instanceof CallFailed)) return fault(failure.error, failure.generic);
  const { status, message, retryAfterSeconds } = error;
  switch (status) {
    case 403:
      return { title: failure.notice, text: message || failure.forbidden, tone: 'neutral', canRetry: false };
    case 422:
      return fault(failure.error, firstOf(error) ?? (message || failure.invalid));
    case 429:
    case 503: {
      const text = `${message || failure.generic} ${waitText(texts, retryAfterSeconds)}`;
      return { title: failure.error, text, tone: 'danger', canRetry: true };
    }
    default:
      return { ...fault(failure.error, message || failure.generic), canRetry: status >= 500 };
  }
}

const fault = (title: string, text: string): Failure => ({ title, text, tone: 'danger', canRetry: false });

/** What the server says about single fields. Empty where it says nothing about any. */
export function fieldMessages(error: unknown, unknownText: string): Readonly<Record<string, string>> {
  if (!(error instanceof CallFailed) || error.status !== 422) return {};
  const told = Object.entries(error.errors ?? {});
  return Object.fromEntries(told.map(([field, [first]]) => [field, first || unknownText]));
}

const firstOf = ({ errors }: CallFailed): string | undefined => Object.values(errors ?? {}).flat()[0];

/**
 * The user left the page before the answer came, or did not want to prove who they are. Known by name: the class would
 * bring the portal's scripts into the sign-in.
 */
const GIVEN_UP: readonly string[] = ['AbortError', 'ProofDeclined'];

const isGivenUp = (error: unknown): boolean => error instanceof Error && GIVEN_UP.includes(error.name);

/** What `fetch` throws when there is no connection. */
const isLostConnection = (error: unknown): boolean => error instanceof TypeError;
