import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { certificateTexts } from '#features/certificates/texts/token.ts';
import { CertificatesSection } from '#features/certificates/web/certificates-section.tsx';
import { FailedPage } from '#features/portal/web/failed-page.tsx';
import { useHandedToast } from '#features/portal/web/handed-toast.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { UnsavedChangesDialog } from '#features/portal/web/unsaved-changes-dialog.tsx';
import { useUnsavedChanges } from '#features/portal/web/use-unsaved-changes.ts';
import { pushTexts } from '#features/push/texts/token.ts';
import { uploadTexts } from '#features/uploads/texts/token.ts';
import { userTexts } from '#features/users/texts/token.ts';
import { getMe } from '#features/users/web/calls.ts';
import { SECTIONS } from '#features/users/web/paths.ts';
import { AboutSection } from '#features/users/web/profile/about-section.tsx';
import { AddressesSection } from '#features/users/web/profile/addresses-section.tsx';
import { DataSection } from '#features/users/web/profile/data-section.tsx';
import { NotificationsSection } from '#features/users/web/profile/notifications-section.tsx';
import { PasswordSection } from '#features/users/web/profile/password-section.tsx';
import styles from '#features/users/web/profile/profile.module.css';
import { ProofProvider } from '#features/users/web/profile/proof-provider.tsx';
import { SessionsSection } from '#features/users/web/profile/sessions-section.tsx';
import { TwoFactorSection } from '#features/users/web/profile/two-factor-section.tsx';
import { fillAnswer, useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useLogOut } from '../../shell/account/use-log-out.ts';
import { RemindersSection } from './reminders-section.tsx';

export const page: PageModule = {
  Component: EditProfilePage,
  texts: [certificateTexts, pushTexts, uploadTexts, userTexts],
  isPersonal: true,
  load: ({ queries, call }) => fillAnswer(queries, call, getMe, {}),
  head: ({ textsOf }) => ({ title: textsOf(userTexts).edit.title }),
};

/** USR-01: each subject on a sheet of its own with its own button, not one endless form. */
function EditProfilePage() {
  const texts = useTexts(userTexts);
  const logOut = useLogOut();
  const answer = useAnswer(getMe, {});
  const [dirtySections, setDirtySections] = useState<ReadonlySet<string>>(new Set());
  const unsaved = useUnsavedChanges(dirtySections.size > 0);
  useHandedToast();
  useAddressedSection();

  const noteDirty = (section: string) => (isDirty: boolean) =>
    setDirtySections((before) => {
      if (before.has(section) === isDirty) return before;
      const after = new Set(before);
      if (isDirty) after.add(section);
      else after.delete(section);
      return after;
    });

  if (answer.isError) return <FailedPage error={answer.error} />;
  const user = answer.data?.data;
  return (
    <div className={`nb-wrap nb-section nb-in-order ${styles.page}`}>
      <PageHeader
        title={texts.edit.title}
        lead={texts.edit.lead}
        actions={
          <ButtonLink variant="secondary" href={paths.profile}>
            {texts.edit.back}
          </ButtonLink>
        }
      />
      <SectionLinks />
      {user ? (
        <ProofProvider>
          <AboutSection user={user} onDirty={noteDirty('about')} />
          <AddressesSection user={user} />
          <PasswordSection user={user} onDirty={noteDirty('password')} />
          <TwoFactorSection user={user} />
          <CertificatesSection id={SECTIONS.certificates} />
          <NotificationsSection />
          <RemindersSection />
          <SessionsSection onLogOut={logOut} />
          <DataSection />
        </ProofProvider>
      ) : (
        <Skeleton shape="block" />
      )}
      <UnsavedChangesDialog {...unsaved} />
    </div>
  );
}

function SectionLinks() {
  const texts = useTexts(userTexts);
  const certificates = useTexts(certificateTexts).own;
  const named = { ...texts, certificates };
  return (
    <nav aria-label={texts.edit.contents}>
      <ul className={styles.contents}>
        {Object.entries(SECTIONS).map(([section, id]) => (
          <li key={id}>
            <a className="ds-link" href={`#${id}`}>
              {named[section as keyof typeof SECTIONS].title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links from other pages may name a section; it is there only once the page has been made. */
function useAddressedSection() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
