import { useEffect } from 'react';
import { bearerOf } from '#features/identity/web/ticket-store.ts';
import { useLogin, useLoginReader } from '#features/identity/web/use-login.tsx';
import { messengerWayTexts } from '#features/messenger/texts/ways-in/token.ts';
import { notificationTexts } from '#features/notifications/texts/token.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useStreamLink } from '#features/stream/web/use-stream-link.ts';
import { useUserInfo } from '#features/users/web/use-user-info.ts';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { watchSession } from '#platform/web/watch-session.ts';
import styles from '../header.module.css';
import { AccountMenu } from './account-menu.tsx';

const Bell = lazyPart(async () => (await import('#features/notifications/web/bell.tsx')).Bell, {
  texts: [notificationTexts],
  fallback: <span className={styles.bell} />,
});

const MessengerIcon = lazyPart(async () => (await import('#features/messenger/web/messenger-icon.tsx')).MessengerIcon, {
  texts: [messengerWayTexts],
  fallback: <span className={styles.bell} />,
});

/** SHL-02: what the header has for a user who is logged in. Only users themselves hear what they are told of. */
export function AccountTools() {
  const { tenant } = usePortal();
  const login = useLogin();
  const readLogin = useLoginReader();
  const info = useUserInfo(true).data?.data;
  const isListening =
    !tenant.sunset && login?.state === 'open' && info?.terms_accepted && info.mode === 'full' && info.acting === null;
  // What the page asks for by itself keeps no session open, so that one ends while its user is away.
  useEffect(watchSession, []);
  useStreamLink({
    userKey: isListening && info ? info.id : null,
    ticket: () => {
      const now = readLogin();
      return now && bearerOf(now);
    },
  });
  return (
    <>
      {info || tenant.sunset ? null : (
        <>
          <span className={styles.bell} />
          <span className={styles.bell} />
        </>
      )}
      {isListening ? (
        <>
          <Bell key={info.id} />
          <MessengerIcon key={`${info.id}-messages`} />
        </>
      ) : null}
      <AccountMenu />
    </>
  );
}
