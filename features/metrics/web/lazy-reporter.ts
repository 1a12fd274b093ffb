import type { ReportError, Surroundings } from './report-errors.ts';

/** Most visits have no error: what reports one is fetched with the first. */
export function lazyReporter(surroundings: Surroundings): ReportError {
  let reporter: Promise<ReportError> | undefined;
  return (kind, error) => {
    reporter ??= import('./report-errors.ts').then(({ errorReporter }) => errorReporter(surroundings));
    reporter
      .then((report) => report(kind, error))
      .catch(() => {
        reporter = undefined;
      });
  };
}

/** What no boundary caught. React hands its own to the browser, which makes them events, too. */
export function listenForErrors(report: ReportError): void {
  addEventListener('error', ({ error }) => report('script', error));
  addEventListener('unhandledrejection', ({ reason }) => report('promise', reason));
}
