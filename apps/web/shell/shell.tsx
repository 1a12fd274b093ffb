import { useState } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { AnnouncementBar } from '#features/announcements/web/announcement-bar.tsx';
import { useAnnouncement } from '#features/announcements/web/announcement-state.tsx';
import { MAIN_ID } from '#features/portal/main-id.ts';
import { RouterAnchor } from '#features/portal/web/router-anchor.tsx';
import { scrollKey, usePageChange } from '#features/portal/web/use-page-change.ts';
import { useTexts } from '#platform/web/language.tsx';
import { AnchorProvider } from '#ui/anchor-provider.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { ToastProvider } from '#ui/toast-provider.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { HelpBeacon } from './help-beacon.tsx';
import { Dock, MunicipalityChooser } from './lazy-shell.tsx';
import styles from './shell.module.css';
import { shellTexts } from './texts/token.ts';

/** What surrounds every page (SHL-01). What is not seen at once comes after the page works. */
export function Shell() {
  return (
    <AnchorProvider anchor={RouterAnchor}>
      <ToastProvider>
        <ShellFrame />
      </ToastProvider>
    </AnchorProvider>
  );
}

function ShellFrame() {
  const texts = useTexts(shellTexts);
  const announcement = useAnnouncement();
  const isMoving = useNavigation().state !== 'idle';
  const readOut = usePageChange();
  const [isChoosing, setIsChoosing] = useState(false);
  const choose = () => setIsChoosing(true);
  return (
    <div className={styles.shell}>
      <SkipLink targetId={MAIN_ID}>{texts.skip}</SkipLink>
      <ProgressBar isActive={isMoving} label={texts.loading} />
      {/* It floats at the end of the page; by keyboard a question about consent comes before everything else. */}
      <Dock onChooseMunicipality={choose} />
      <div className={styles.top}>
        {announcement ? <AnnouncementBar key={announcement.id} announcement={announcement} /> : null}
        <Header onChooseMunicipality={choose} />
      </div>
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <aside aria-label={texts.help.open}>
        <HelpBeacon place="corner" />
      </aside>
      <p className="nb-sr" role="status">
        {readOut}
      </p>
      {isChoosing ? (
        <MunicipalityChooser noPortalText={texts.municipality.withoutPortal} onClose={() => setIsChoosing(false)} />
      ) : null}
      <ScrollRestoration getKey={scrollKey} />
    </div>
  );
}
