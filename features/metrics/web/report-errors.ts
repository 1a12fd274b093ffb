import { type Call, CallFailed } from '#platform/web/client.ts';
import type { BrowserError } from '../contract.ts';
import { reportBrowserError } from './calls.ts';

/** A page that fails in a loop tells it a few times. */
const MAX_REPORTS = 5;

export type Surroundings = {
  call: Call;
  /** The id of the route that is shown; a page's is its file. */
  pageId: () => string;
};

export type ReportError = (kind: BrowserError['kind'], error: unknown) => void;

/**
 * Tells the server that a script failed: the kind of error and where in our own files, and neither what it says nor
 * whose browser it was. A refusal by the server and a lost connection are no errors of a script.
 */
export function errorReporter({ call, pageId }: Surroundings): ReportError {
  let left = MAX_REPORTS;
  return (kind, error) => {
    if (left === 0 || !navigator.onLine || !(error instanceof Error) || isExpected(error)) return;
    left -= 1;
    const body = {
      kind,
      name: /^[A-Za-z]{1,60}$/.test(error.name) ? error.name : 'Error',
      page: /^[a-z/-]{1,100}/.exec(pageId())?.[0] ?? 'none',
      place: placeIn(error.stack ?? ''),
    };
    // What cannot be told is lost: there is nobody to tell that to.
    call(reportBrowserError, { body }).catch(() => {});
  };
}

const isExpected = (error: Error): boolean =>
  error instanceof CallFailed || error.name === 'AbortError' || /fetch|network|load failed/i.test(error.message);

/** The first of our own files in the stack: `assets/portal-DkC9xU0f.js:1:4711`. */
const placeIn = (stack: string): string | null => /\/assets\/([\w.-]{1,80}:\d{1,9}:\d{1,9})/.exec(stack)?.[1] ?? null;
