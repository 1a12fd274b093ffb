import { dashboardTexts } from '#features/dashboards/texts/token.ts';
import { getOfficeToday } from '#features/dashboards/web/calls.ts';
import styles from '#features/dashboards/web/dashboard.module.css';
import { firstName, partOfDay } from '#features/dashboards/web/greeting.ts';
import { useKeptOffice } from '#features/dashboards/web/use-kept-office.ts';
import type { OwnRequest } from '#features/organisations/requests-contract.ts';
import { officePaths } from '#features/portal/web/office-paths.ts';
import { organisationPaths } from '#features/portal/web/organisation-paths.ts';
import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import type { OrganisationOfMine, UserInfo } from '#features/users/contract.ts';
import { isMunicipal } from '#features/users/web/is-decider.ts';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { TextLink } from '#ui/text-link.tsx';

type WithoutOrganisationProps = {
  person: UserInfo;
  organisations: readonly OrganisationOfMine[];
  requests: readonly OwnRequest[];
};

/** For a user who runs no organisation: how to get one, and the state of what they have asked for. */
export function WithoutOrganisation({ person, organisations, requests }: WithoutOrganisationProps) {
  const texts = useTexts(dashboardTexts);
  const { without: words } = texts;
  const { now } = usePortal();
  return (
    <>
      <PageHeader
        title={texts.greeting[partOfDay(now)](firstName(person.name))}
        lead={isMunicipal(person) ? undefined : words.lead}
      />
      {requests.length > 0 ? (
        <section className={`nb-panel nb-narrow ${styles.section}`} aria-labelledby="asked">
          <h2 id="asked">{words.requests_title}</h2>
          <ul className={styles.requests}>
            {requests.map((request) => (
              <Request key={request.id} request={request} />
            ))}
          </ul>
        </section>
      ) : null}
      {isMunicipal(person) ? <OfficePanel /> : <BecomePanel isFirst={requests.length === 0} />}
      {organisations.length > 0 ? (
        <section className={`nb-panel nb-narrow ${styles.section}`} aria-labelledby="mine">
          <h2 id="mine">{words.mine_title}</h2>
          <p className="nb-muted">{words.mine_text}</p>
          <ul className={styles.links}>
            {organisations.map(({ id, name }) => (
              <li key={id}>
                <ButtonLink variant="secondary" isSmall href={paths.organisation(id)}>
                  {name}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

function Request({ request: { id, name, status, created_at, decline_reason } }: { request: OwnRequest }) {
  const { without: texts } = useTexts(dashboardTexts);
  const moments = useTexts(momentTexts);
  const isDeclined = status === 'declined';
  return (
    <li className={styles.request}>
      <h3 className={styles.name}>{name}</h3>
      <Tag tone={isDeclined ? 'danger' : 'warning'}>{isDeclined ? texts.declined : texts.pending}</Tag>
      <p className="nb-muted">{texts.asked(longDate(created_at, moments))}</p>
      {decline_reason ? (
        <Notice>
          <p>{texts.reason(decline_reason)}</p>
        </Notice>
      ) : null}
      {isDeclined ? (
        <ButtonLink variant="secondary" isSmall href={organisationPaths.again(id)}>
          {texts.again}
        </ButtonLink>
      ) : (
        <TextLink href={paths.organisation(id)}>{texts.see(name)}</TextLink>
      )}
    </li>
  );
}

function BecomePanel({ isFirst }: { isFirst: boolean }) {
  const { without: words } = useTexts(dashboardTexts);
  return (
    <section className={`nb-panel nb-narrow ${styles.section}`} aria-labelledby="become">
      <h2 id="become">{words.become_title}</h2>
      <p>{words.become_text}</p>
      <div>
        <ButtonLink variant={isFirst ? 'primary' : 'secondary'} href={organisationPaths.new}>
          {words.become}
        </ButtonLink>
      </div>
    </section>
  );
}

/** DSH-03: those who answer for a municipality are led to what waits for them, not asked to begin something. */
function OfficePanel() {
  const { office: words } = useTexts(dashboardTexts);
  const { tenant } = usePortal();
  const answer = useAnswer(getOfficeToday, { query: useKeptOffice() });
  const total = answer.data?.data.total;
  return (
    <section className={`nb-panel nb-narrow ${styles.section}`} aria-labelledby="office">
      <h2 id="office">{words.title}</h2>
      {answer.isPending ? <Skeleton shape="line" /> : <p>{total === undefined ? words.text : words.waiting(total)}</p>}
      <div>
        <ButtonLink href={tenant.office_url ?? officePaths.today}>{words.enter}</ButtonLink>
      </div>
    </section>
  );
}
