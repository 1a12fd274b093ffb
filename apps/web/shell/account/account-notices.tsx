import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { cardTexts } from '#features/cards/texts/token.ts';
import { useLogin } from '#features/identity/web/use-login.tsx';
import { useMetrics } from '#features/metrics/web/use-metrics.ts';
import { accountTexts } from '#features/users/texts/account/token.ts';
import { TermsDialog } from '#features/users/web/terms-dialog.tsx';
import { useUserInfo } from '#features/users/web/use-user-info.ts';
import { DEFAULT_LOCALE, type Locale } from '#platform/language/locale.ts';
import { localisedPath } from '#platform/language/paths.ts';
import { chosenLanguage } from '#platform/web/chosen-language.ts';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { tabStorage } from '#platform/web/storage.ts';
import styles from './account-notices.module.css';
import { ActingBar } from './acting-bar.tsx';
import { IdleWarning } from './idle-warning.tsx';
import { useLogOut } from './use-log-out.ts';

const PostalCodeQuestion = lazyPart(
  async () => (await import('#features/cards/web/postal-code-question.tsx')).PostalCodeQuestion,
  { texts: [cardTexts] },
);

/**
 * What follows a login on every page: terms that are not accepted, where children live, who is really there, and what is
 * remembered.
 */
export function AccountNotices() {
  const texts = useTexts(accountTexts);
  const login = useLogin();
  const queries = useQueryClient();
  const info = useUserInfo(true).data?.data;
  const { screen } = useMetrics();
  const logOut = useLogOut();
  const ticket = login?.state === 'open' ? login.ticket : null;

  // IDN-16: once for each login.
  const noteLogin = useEffectEvent((ticket: string | null) => {
    const seen = `screen:${ticket?.slice(-16) ?? 'cookie'}`;
    if (tabStorage.read(seen)) return;
    tabStorage.write(seen, '1');
    void screen();
  });
  const userId = info?.acting ? undefined : info?.id;
  useEffect(() => {
    if (userId) noteLogin(ticket);
  }, [userId, ticket]);

  useOwnLanguage(info?.acting ? undefined : info?.lang);

  if (!info) return null;
  const cardIds = info.cards.filter(({ postal_code_required }) => postal_code_required).map(({ id }) => id);
  return (
    <>
      {info.acting ? (
        <ActingBar acting={info.acting} name={info.name} onEnd={() => void logOut()} />
      ) : info.mode === 'readonly' ? (
        <div className={styles.bar} role="status">
          <span>{texts.readonly}</span>
        </div>
      ) : null}
      {info.idle_seconds === null ? null : (
        <IdleWarning idleSeconds={info.idle_seconds} onLogOut={() => void logOut()} />
      )}
      {info.terms_accepted || info.acting ? null : (
        <TermsDialog onAccepted={() => void queries.invalidateQueries()} onLogOut={() => void logOut()} />
      )}
      {/* One thing at a time, and only of a user who can answer. */}
      {cardIds.length > 0 && info.terms_accepted && info.mode === 'full' ? (
        <PostalCodeQuestion cardIds={cardIds} />
      ) : null}
    </>
  );
}

/** I18-03: a browser in which no language was chosen follows the account. A choice is never written over. */
function useOwnLanguage(lang: Locale | undefined) {
  const page = useLocale();
  useEffect(() => {
    if (!lang || chosenLanguage.read()) return;
    chosenLanguage.write(lang);
    const { pathname, search, hash } = window.location;
    if (page === DEFAULT_LOCALE && chosenLanguage.read() === lang && lang !== page) {
      window.location.replace(localisedPath(pathname, lang) + search + hash);
    }
  }, [lang, page]);
}
