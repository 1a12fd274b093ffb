import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLogin, useTickets } from '#features/identity/web/use-login.tsx';
import { useMetrics } from '#features/metrics/web/use-metrics.ts';
import { accountTexts } from '#features/users/texts/account/token.ts';
import { TermsDialog } from '#features/users/web/terms-dialog.tsx';
import { useUserInfo } from '#features/users/web/use-user-info.ts';
import { clock } from '#platform/language/dates.ts';
import { CallFailed } from '#platform/web/client.ts';
import { useTexts } from '#platform/web/language.tsx';
import { storage } from '#platform/web/storage.ts';
import { Button } from '#ui/button.tsx';
import styles from './account-notices.module.css';
import { useLogOut } from './use-log-out.ts';

/** What follows a login on every page: terms that are not accepted, who is really there, and what is remembered. */
export function AccountNotices() {
  const texts = useTexts(accountTexts);
  const login = useLogin();
  const tickets = useTickets();
  const queries = useQueryClient();
  const answer = useUserInfo(true);
  const { screen } = useMetrics();
  const logOut = useLogOut();
  const info = answer.data?.data;
  const ticket = login?.state === 'open' ? login.ticket : null;

  // IDN-16: once for each login.
  const noteLogin = useEffectEvent((lang: string, ticket: string | null) => {
    storage.write('language', lang);
    const seen = `screen:${ticket?.slice(-16) ?? 'cookie'}`;
    if (sessionStorage.getItem(seen)) return;
    sessionStorage.setItem(seen, '1');
    void screen();
  });
  const lang = info?.lang;
  useEffect(() => {
    if (lang) noteLogin(lang, ticket);
  }, [lang, ticket]);

  // A ticket that is no longer good: the person is nobody again (ERR-01).
  const hasEnded = answer.error instanceof CallFailed && answer.error.status === 401;
  useEffect(() => {
    if (hasEnded) tickets.clear();
  }, [hasEnded, tickets]);

  if (!info) return null;
  return (
    <>
      {info.acting ? (
        <div className={styles.bar} role="status" data-tone="danger">
          <span>{texts.acting(info.acting.name, info.name, clock(info.acting.until))}</span>
          <Button variant="secondary" isSmall onClick={() => void logOut()}>
            {texts.stopActing}
          </Button>
        </div>
      ) : info.mode === 'readonly' ? (
        <div className={styles.bar} role="status">
          <span>{texts.readonly}</span>
        </div>
      ) : null}
      {info.terms_accepted || info.acting ? null : (
        <TermsDialog onAccepted={() => void queries.invalidateQueries()} onLogOut={() => void logOut()} />
      )}
    </>
  );
}
