import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { accountTexts } from '#features/users/texts/account/token.ts';
import { getMyInfo } from '#features/users/web/calls.ts';
import { clock } from '#platform/language/dates.ts';
import { useTexts } from '#platform/web/language.tsx';
import { sessionSeenAtMs } from '#platform/web/watch-session.ts';
import { ConfirmationDialog } from '#ui/confirmation-dialog.tsx';

const WARNED_MS = 3 * 60_000;
/** The server notes once a minute that a user was there. */
const UNSURE_MS = 60_000;
const LOOKED_EVERY_MS = 5000;

type IdleWarningProps = { idleSeconds: number; onLogOut: () => void };

/** WCAG 2.2.1: who is about to be logged out for doing nothing is told in time, and stays with one press. */
export function IdleWarning({ idleSeconds, onLogOut }: IdleWarningProps) {
  const { idle: texts, logOut } = useTexts(accountTexts);
  const queries = useQueryClient();
  const [endsAtMs, setEndsAtMs] = useState<number | null>(null);

  useEffect(() => {
    const askServer = () => queries.invalidateQueries({ queryKey: [getMyInfo.method, getMyInfo.path] });
    const timer = setInterval(() => {
      const endMs = sessionSeenAtMs() + idleSeconds * 1000 - UNSURE_MS;
      const leftMs = endMs - Date.now();
      setEndsAtMs(leftMs < WARNED_MS ? endMs : null);
      // The refusal leads to the sign-in.
      if (leftMs < -UNSURE_MS) void askServer();
    }, LOOKED_EVERY_MS);
    return () => clearInterval(timer);
  }, [idleSeconds, queries]);

  async function stay() {
    setEndsAtMs(null);
    await queries.invalidateQueries({ queryKey: [getMyInfo.method, getMyInfo.path] });
  }

  return (
    <ConfirmationDialog
      isOpen={endsAtMs !== null}
      isBlocking
      title={texts.title}
      text={texts.text(clock(new Date(endsAtMs ?? 0).toISOString()))}
      confirmLabel={texts.stay}
      cancelLabel={logOut}
      closeLabel={texts.stay}
      onConfirm={() => void stay()}
      onCancel={onLogOut}
    />
  );
}
