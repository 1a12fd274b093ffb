import { lazy, Suspense, useState } from 'react';
import { organisationFeedPath, webcalAddress } from '#features/feeds/addresses.ts';
import { useIsLoggedIn } from '#features/identity/web/use-login.tsx';
import type { ContactPerson, OrganisationDetail } from '#features/organisations/contract.ts';
import { AboutBox } from '#features/organisations/web/about-box.tsx';
import { CalendarBox } from '#features/organisations/web/calendar-box.tsx';
import { listContacts } from '#features/organisations/web/calls.ts';
import { ContactsBox } from '#features/organisations/web/contacts-box.tsx';
import { LeisureCardNote } from '#features/organisations/web/leisure-card-note.tsx';
import { useOrganisationTexts } from '#features/organisations/web/use-organisation-texts.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useLocale } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { organisationPaths } from '../../organisation-paths.ts';
import { usePortal } from '../../portal.tsx';
import styles from './organisation-page.module.css';

const ContactPersonDialog = lazy(async () => ({
  default: (await import('./contact-person-dialog.tsx')).ContactPersonDialog,
}));

type SideColumnProps = { organisation: OrganisationDetail; isAboutShown: boolean; signInHref: string };

/** Beside every tab: who it is, whom to ask, and what it has coming up in one's own calendar. */
export function SideColumn({ organisation, isAboutShown, signInHref }: SideColumnProps) {
  const texts = useOrganisationTexts();
  const { tenant, origin } = usePortal();
  const locale = useLocale();
  const { id } = organisation;
  const contacts = useAnswer(listContacts, { params: { id } }).data?.data ?? [];
  return (
    <aside className={styles.parts} aria-label={texts.about}>
      {isAboutShown ? null : <AboutBox organisation={organisation} moreHref={organisationPaths.tab(id, 'about')} />}
      <ContactsBox
        contacts={contacts}
        action={<WriteButton organisation={organisation} contacts={contacts} signInHref={signInHref} />}
      />
      {tenant.hasLeisureCard ? <LeisureCardNote /> : null}
      <CalendarBox address={webcalAddress(origin, organisationFeedPath('ics', id, locale))} />
    </aside>
  );
}

type WriteButtonProps = { organisation: OrganisationDetail; contacts: readonly ContactPerson[]; signInHref: string };

function WriteButton({ organisation, contacts, signInHref }: WriteButtonProps) {
  const { contacts: texts } = useOrganisationTexts();
  const isLoggedIn = useIsLoggedIn();
  const [isWriting, setIsWriting] = useState(false);
  return (
    <>
      <Button variant="secondary" isFullWidth onClick={() => setIsWriting(true)}>
        {texts.send}
      </Button>
      {isWriting ? (
        <Suspense fallback={null}>
          <ContactPersonDialog
            organisation={organisation}
            contacts={contacts}
            signInHref={isLoggedIn ? null : signInHref}
            onClose={() => setIsWriting(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
