import { PlusIcon } from '@navikt/aksel-icons';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listOwnVenues } from '#features/culture-cards/web/calls.ts';
import { dashboardTexts } from '#features/dashboards/texts/token.ts';
import styles from '#features/dashboards/web/dashboard.module.css';
import { firstName, partOfDay } from '#features/dashboards/web/greeting.ts';
import { WaitingList } from '#features/dashboards/web/waiting-list.tsx';
import { equipmentOfficeTexts } from '#features/equipment/texts/office/token.ts';
import { seriesTexts } from '#features/event-editing/texts/token.ts';
import type { OrganisationDetail, OwnAccess } from '#features/organisations/contract.ts';
import type { OwnRequest } from '#features/organisations/requests-contract.ts';
import { organisationTexts } from '#features/organisations/texts/token.ts';
import { getStatistic } from '#features/organisations/web/calls.ts';
import { ConditionsPart } from '#features/organisations/web/conditions-part.tsx';
import { StopNotice } from '#features/organisations/web/stop-notice.tsx';
import { useOwnAccess } from '#features/organisations/web/use-own-access.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { organisationPaths } from '#features/portal/web/organisation-paths.ts';
import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { runningPaths } from '#features/portal/web/running-paths.ts';
import type { OrganisationOfMine, UserInfo } from '#features/users/contract.ts';
import { shortDate } from '#platform/language/dates.ts';
import { answerQuery, useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EVENT_ANSWERS } from '../event-answers.ts';
import { NextEvents } from './next-events.tsx';
import { useWaiting } from './use-waiting.ts';

const fallback = <Skeleton shape="block" />;
const Numbers = lazyPart(async () => (await import('#features/dashboards/web/numbers.tsx')).Numbers, {
  fallback,
  texts: [dashboardTexts],
});
const DeskLinks = lazyPart(async () => (await import('#features/equipment/web/desk-links.tsx')).DeskLinks, {
  texts: [equipmentOfficeTexts],
});
const RunPart = lazyPart(async () => (await import('#features/event-editing/web/run-part.tsx')).RunPart, {
  fallback,
  texts: [seriesTexts],
});
const WeeksPanel = lazyPart(async () => (await import('./weeks-panel.tsx')).WeeksPanel, {
  fallback,
  texts: [dashboardTexts, organisationTexts],
});

type OrganisationOverviewProps = {
  organisation: OrganisationOfMine;
  person: UserInfo;
  requests: readonly OwnRequest[];
  organisationSwitch: ReactNode;
};

/** How one organisation is doing, what waits for the user who runs it, and what comes next. */
export function OrganisationOverview({
  organisation,
  person,
  requests,
  organisationSwitch,
}: OrganisationOverviewProps) {
  const texts = useTexts(dashboardTexts);
  const { now, tenant } = usePortal();
  const id = organisation.id as OrganisationDetail['id'];
  const { access, isPending } = useOwnAccess(id, true);
  const waiting = useWaiting({ organisation: { id, name: organisation.name }, access, person, requests });
  const statistic = useQuery({
    ...answerQuery(useCall(), getStatistic, { params: { id } }),
    enabled: access?.can.see_statistics ?? false,
  });
  const numbers = statistic.data?.data;
  const isCounting = isPending || statistic.isLoading || waiting.isPending;
  const thisWeek = numbers?.weeks.filter(({ week }) => week <= shortDate(now)).at(-1);
  return (
    <>
      <PageHeader
        eyebrow={organisation.name}
        title={texts.greeting[partOfDay(now)](firstName(person.name))}
        lead={
          isCounting ? (
            <Skeleton width="long" />
          ) : thisWeek ? (
            texts.lead(thisWeek.attending, waiting.tasks.length)
          ) : (
            texts.lead_waiting(waiting.tasks.length)
          )
        }
        actions={
          <>
            {organisationSwitch}
            {access?.can.run_events ? (
              <ButtonLink icon={<PlusIcon aria-hidden />} href={runningPaths.newEvent(id)}>
                {texts.new_event}
              </ButtonLink>
            ) : null}
          </>
        }
      />
      {access ? <StopNotice stop={access.stop} /> : null}
      <ConditionsPart organisation={{ id, name: organisation.name }} isAsking />
      {tenant.hasEquipment && access?.can.run_events ? <DeskLinks organisationId={id} /> : null}
      {numbers ? <Numbers statistic={numbers} now={now} /> : null}
      {statistic.isError ? <FailedPart onTryAgain={() => void statistic.refetch()} /> : null}
      <div className={`nb-two nb-in-order ${styles.parts}`}>
        {numbers ? <WeeksPanel weeks={numbers.weeks} now={now} /> : null}
        <div className={`nb-panel nb-in-order ${styles.side}`}>
          <WaitingList waiting={waiting} />
          <NextEvents id={id} />
        </div>
        {access?.can.run_events ? <RunPart id={id} changed={EVENT_ANSWERS} /> : null}
        <Shortcuts id={id} access={access} />
      </div>
    </>
  );
}

function Shortcuts({ id, access }: { id: string; access: OwnAccess | null }) {
  const { links: texts } = useTexts(dashboardTexts);
  const { hasLeisureCard } = usePortal().tenant;
  const can = access?.can;
  const venues = useAnswer(listOwnVenues, {}).data?.data ?? [];
  const isVenue = venues.some(({ organization_id }) => organization_id === id);
  const links: [Exclude<keyof typeof texts, 'title'>, string, boolean | undefined][] = [
    ['page', paths.organisation(id), true],
    ['members', organisationPaths.tab(id, 'members'), can?.see_members],
    ['cohosts', organisationPaths.tab(id, 'cohosts'), true],
    ['messages', organisationPaths.messages(id), can?.message_members],
    ['certificates', organisationPaths.certificates(id), can?.give_certificates || can?.define_certificates],
    ['payments', organisationPaths.payments(id), hasLeisureCard && can?.edit_settings],
    ['culture', organisationPaths.cultureCards(id), isVenue],
    ['scan', runningPaths.scan(id), can?.run_events],
    ['edit', organisationPaths.edit(id), can?.edit_organization],
    ['settings', organisationPaths.settings(id), can?.edit_settings],
  ];
  return (
    <nav className={`nb-panel ${styles.section}`} aria-labelledby="shortcuts">
      <h2 id="shortcuts">{texts.title}</h2>
      <ul className={styles.links}>
        {links
          .filter(([, , isFor]) => isFor)
          .map(([name, href]) => (
            <li key={href}>
              <ButtonLink variant="secondary" isSmall href={href} data-menu={`dashboard:${name}`}>
                {texts[name]}
              </ButtonLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
