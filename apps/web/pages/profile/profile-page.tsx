import { certificateTexts } from '#features/certificates/texts/token.ts';
import { CertificatesSection } from '#features/certificates/web/certificates-section.tsx';
import { cvTexts } from '#features/cv/texts/own/token.ts';
import { FailedPage } from '#features/portal/web/failed-page.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { runningPaths } from '#features/portal/web/running-paths.ts';
import type { OwnUser } from '#features/users/contract.ts';
import { userTexts } from '#features/users/texts/token.ts';
import { getMe } from '#features/users/web/calls.ts';
import { addressesPath, SECTIONS } from '#features/users/web/paths.ts';
import { MyOrganisations } from '#features/users/web/profile/my-organisations.tsx';
import styles from '#features/users/web/profile/profile.module.css';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { fillAnswer, useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { MyAudit } from './my-audit.tsx';
import { MyEvents } from './my-events.tsx';

export const page: PageModule = {
  Component: ProfilePage,
  texts: [certificateTexts, cvTexts, userTexts],
  isPersonal: true,
  load: ({ queries, call }) => fillAnswer(queries, call, getMe, {}),
  head: ({ textsOf }) => ({ title: textsOf(userTexts).profile.title }),
};

/** USR-01: who one is here, what is missing, and what one has joined. */
function ProfilePage() {
  const answer = useAnswer(getMe, {});
  if (answer.isError) return <FailedPage error={answer.error} />;
  const user = answer.data?.data;
  return (
    <div className={`nb-wrap nb-section nb-in-order ${styles.page}`}>
      {user ? (
        <>
          <PersonHeader user={user} />
          <MissingFacts user={user} />
        </>
      ) : (
        <Skeleton shape="block" />
      )}
      <MyEvents />
      <MyOrganisations />
      <CertificatesSection id={SECTIONS.certificates} />
      <MyAudit />
    </div>
  );
}

function PersonHeader({ user }: { user: OwnUser }) {
  const { profile: words } = useTexts(userTexts);
  const cv = useTexts(cvTexts);
  const moments = useTexts(momentTexts);
  return (
    <header className={styles.person}>
      <Avatar name={user.name} src={user.thumbnail_url} size="huge" isDecorative />
      <div className={styles.words}>
        <h1 className={styles.name}>{user.name}</h1>
        <p className="nb-muted">
          {words.since(longDate(user.created_at, moments))}
          {user.municipality ? ` · ${user.municipality.name}` : null}
        </p>
      </div>
      <div className="nb-row nb-gap-s">
        <ButtonLink variant="secondary" href={runningPaths.cv}>
          {cv.link}
        </ButtonLink>
        <ButtonLink variant="secondary" href={paths.editProfile}>
          {words.edit}
        </ButtonLink>
      </div>
    </header>
  );
}

function MissingFacts({ user: { email, phone } }: { user: OwnUser }) {
  const { missing: words } = useTexts(userTexts).profile;
  if (email && phone) return null;
  const text = email ? words.phone : phone ? words.email : words.both;
  return (
    <Notice tone="warning" title={words.title}>
      <p>
        {text} <TextLink href={addressesPath}>{words.link}</TextLink>
      </p>
    </Notice>
  );
}
