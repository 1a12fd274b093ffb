import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { getStartedPath } from '#features/portal/web/paths.ts';
import { CallFailed } from '#platform/web/client.ts';
import { failureText } from '#platform/web/failure-text.ts';
import { useTickets } from './use-login.tsx';

export type FieldMessages = Readonly<Record<string, string | undefined>>;

const NO_MESSAGES: FieldMessages = {};

type AttemptOptions = {
  texts: { readonly lost_connection: string };
  /** The id of a field's control, where the first faulty one is to have the focus. */
  idOf?: (field: string) => string;
  /** What ends an attempt without having gone wrong. */
  isNoFailure?: (error: unknown) => boolean;
};

/** Does one thing at a time and tells what went wrong where it went wrong; nothing that was typed is lost. */
export function useSingleAttempt({ texts, idOf, isNoFailure }: AttemptOptions) {
  const tickets = useTickets();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isPending, setIsPending] = useState(false);
  const [errors, setErrors] = useState(NO_MESSAGES);
  const [failure, setFailure] = useState<string | null>(null);
  const isBusyRef = useRef(false);

  const focusFirst = useEffectEvent(() => {
    const [field] = Object.entries(errors).find(([, message]) => message) ?? [];
    if (idOf && field !== undefined) document.getElementById(idOf(field))?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves when there are other messages
  useEffect(() => focusFirst(), [errors]);

  function explain(error: unknown) {
    if (isNoFailure?.(error)) return;
    if (error instanceof CallFailed && error.status === 401) {
      tickets.clear();
      navigate(getStartedPath(pathname));
      return;
    }
    const faults = error instanceof CallFailed && error.status === 422 ? Object.entries(error.errors ?? {}) : [];
    if (faults.length > 0) setErrors(Object.fromEntries(faults.map(([field, [first]]) => [field, first])));
    else setFailure(failureText(error, texts));
  }

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    if (isBusyRef.current) return;
    isBusyRef.current = true;
    setIsPending(true);
    setErrors(NO_MESSAGES);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      explain(error);
    } finally {
      isBusyRef.current = false;
      setIsPending(false);
    }
  }

  return { isPending, errors, failure, setErrors, attempt };
}
