import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTickets } from '#features/identity/web/use-login.tsx';
import { useOrganisationTexts } from '#features/organisations/web/use-organisation-texts.ts';
import { CallFailed } from '#platform/web/client.ts';
import { getStartedPath } from '../../paths.ts';

export type FieldMessages = Readonly<Record<string, string | undefined>>;

const NO_MESSAGES: FieldMessages = {};

/** Does one thing at a time and tells what went wrong where it went wrong; nothing that was typed is lost. */
export function useOrganisationAttempt() {
  const texts = useOrganisationTexts();
  const tickets = useTickets();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isPending, setIsPending] = useState(false);
  const [errors, setErrors] = useState(NO_MESSAGES);
  const [failure, setFailure] = useState<string | null>(null);
  const isBusyRef = useRef(false);

  function explain(error: unknown) {
    if (!(error instanceof CallFailed)) {
      setFailure(texts.lost_connection);
      return;
    }
    if (error.status === 401) {
      tickets.clear();
      navigate(getStartedPath(pathname));
      return;
    }
    const faults = error.status === 422 ? Object.entries(error.errors ?? {}) : [];
    if (faults.length > 0) setErrors(Object.fromEntries(faults.map(([field, [first]]) => [field, first])));
    else setFailure(error.message);
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
