import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { AnnouncementBar } from '#features/announcements/web/announcement-bar.tsx';
import { useAnnouncement } from '#features/announcements/web/announcement-state.tsx';
import { SignInPicture } from '#features/identity/web/sign-in/sign-in-picture.tsx';
import { MAIN_ID } from '#features/portal/main-id.ts';
import { hasLoadedAnalytics } from '#features/portal/web/consent/consent.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { RouterAnchor } from '#features/portal/web/router-anchor.tsx';
import { scrollKey, usePageChange } from '#features/portal/web/use-page-change.ts';
import { useTexts } from '#platform/web/language.tsx';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { AnchorProvider } from '#ui/anchor-provider.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { ToastProvider } from '#ui/toast-provider.tsx';
import { LanguageLinks } from '../shell/language-links.tsx';
import { Logo } from '../shell/logo.tsx';
import { shellTexts } from '../shell/texts/token.ts';
import styles from './sign-in-frame.module.css';

// Its first screen is in the same file.
export { page as getStartedPage } from '#features/identity/web/sign-in/get-started-page.tsx';

/** What surrounds the sign-in: the way home, the form, and the place one is about to enter. Nothing else to choose. */
export function SignInFrame() {
  return (
    <AnchorProvider anchor={RouterAnchor}>
      <ToastProvider>
        <SignInColumns />
      </ToastProvider>
    </AnchorProvider>
  );
}

/** Messages and the like are not part of the server's page, nor of the first load. */
const SignInDock = lazyPart(async () => (await import('./sign-in-dock.tsx')).SignInDock, { when: 'page-loaded' });

function SignInColumns() {
  const texts = useTexts(shellTexts);
  // A measuring script from the page before would go on running where passwords are typed.
  useEffect(() => {
    if (hasLoadedAnalytics()) location.reload();
  }, []);
  const { tenant } = usePortal();
  const announcement = useAnnouncement();
  const isMoving = useNavigation().state !== 'idle';
  const readOut = usePageChange();
  return (
    <div className={styles.frame}>
      <SkipLink targetId={MAIN_ID}>{texts.skip}</SkipLink>
      <ProgressBar isActive={isMoving} label={texts.loading} />
      {announcement ? <AnnouncementBar key={announcement.id} announcement={announcement} /> : null}
      <div className={styles.halves}>
        <div className={styles.side}>
          <header className={styles.top}>
            <Logo />
            <span className={styles.place}>{tenant.name}</span>
          </header>
          <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
            <div className={styles.column}>
              <Outlet />
            </div>
          </main>
          <nav className={styles.languages} aria-label={texts.language.heading}>
            <LanguageLinks className={styles.list} linkClassName={styles.language} />
          </nav>
        </div>
        <SignInPicture className={styles.picture} />
      </div>
      <p className="nb-sr" role="status">
        {readOut}
      </p>
      <SignInDock />
      <ScrollRestoration getKey={scrollKey} />
    </div>
  );
}
