import { useState } from 'react';
import { bulkMessageTexts } from '#features/bulk-messages/texts/token.ts';
import { organisationFeedPath, webcalAddress } from '#features/feeds/addresses.ts';
import { useIsLoggedIn } from '#features/identity/web/use-login.tsx';
import type { ContactPerson, OrganisationDetail } from '#features/organisations/contract.ts';
import { organisationTexts } from '#features/organisations/texts/token.ts';
import { AboutBox } from '#features/organisations/web/about-box.tsx';
import { CalendarBox } from '#features/organisations/web/calendar-box.tsx';
import { listContacts } from '#features/organisations/web/calls.ts';
import { ContactsBox } from '#features/organisations/web/contacts-box.tsx';
import styles from '#features/organisations/web/page/organisation-page.module.css';
import { organisationPaths } from '#features/portal/web/organisation-paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { ReportPart } from '#features/reports/web/report-part.tsx';
import { uploadTexts } from '#features/uploads/texts/token.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { Button } from '#ui/button.tsx';

const ContactPersonDialog = lazyPart(
  async () => (await import('#features/bulk-messages/web/contact-person-dialog.tsx')).ContactPersonDialog,
  {
    texts: [bulkMessageTexts, uploadTexts],
  },
);

type SideColumnProps = { organisation: OrganisationDetail; isAboutShown: boolean; signInHref: string };

/** Beside every tab: who it is, whom to ask, and what it has coming up in one's own calendar. */
export function SideColumn({ organisation, isAboutShown, signInHref }: SideColumnProps) {
  const texts = useTexts(organisationTexts);
  const { origin } = usePortal();
  const locale = useLocale();
  const { id } = organisation;
  const isLoggedIn = useIsLoggedIn();
  const contacts = useAnswer(listContacts, { params: { id } }).data?.data ?? [];
  return (
    <aside className={styles.parts} aria-label={texts.about}>
      {isAboutShown ? null : <AboutBox organisation={organisation} moreHref={organisationPaths.tab(id, 'about')} />}
      <ContactsBox
        contacts={contacts}
        action={<WriteButton organisation={organisation} contacts={contacts} signInHref={signInHref} />}
      />
      <CalendarBox address={webcalAddress(origin, organisationFeedPath('ics', id, locale))} />
      <div>
        <ReportPart kind="organisation" id={id} about={organisation.name} signInHref={isLoggedIn ? null : signInHref} />
      </div>
    </aside>
  );
}

type WriteButtonProps = { organisation: OrganisationDetail; contacts: readonly ContactPerson[]; signInHref: string };

function WriteButton({ organisation, contacts, signInHref }: WriteButtonProps) {
  const { contacts: texts } = useTexts(organisationTexts);
  const isLoggedIn = useIsLoggedIn();
  const [isWriting, setIsWriting] = useState(false);
  return (
    <>
      <Button variant="secondary" isFullWidth onClick={() => setIsWriting(true)}>
        {texts.send}
      </Button>
      {isWriting ? (
        <ContactPersonDialog
          organisation={organisation}
          contacts={contacts}
          signInHref={isLoggedIn ? null : signInHref}
          onClose={() => setIsWriting(false)}
        />
      ) : null}
    </>
  );
}
