import type { Waiting } from '#features/dashboards/contract.ts';
import { roomTexts } from '#features/dashboards/texts/office/token.ts';
import { todayTexts } from '#features/dashboards/texts/today/token.ts';
import { dashboardTexts } from '#features/dashboards/texts/token.ts';
import { getOfficeToday } from '#features/dashboards/web/calls.ts';
import type { OwnMunicipality } from '#features/dashboards/web/chosen-municipality.ts';
import { firstName, partOfDay } from '#features/dashboards/web/greeting.ts';
import { NoOffice } from '#features/dashboards/web/no-office.tsx';
import { RoomDoors } from '#features/dashboards/web/room-doors.tsx';
import { WaitingTiles } from '#features/dashboards/web/waiting-tiles.tsx';
import { YearExport } from '#features/dashboards/web/year-export.tsx';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useUserInfo } from '#features/users/web/use-user-info.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { askedOffice } from './asked-office.ts';
import { OfficeFrame } from './office-frame.tsx';

/** DSH-03: the first room of the municipality's people: what waits, and the way to everything else. */
export const page: PageModule = {
  Component: MunicipalityPage,
  texts: [todayTexts, roomTexts, dashboardTexts],
  isPersonal: true,
  load: (services, parts) => askedOffice('today', services, parts),
  head: ({ textsOf }) => ({ title: textsOf(todayTexts).page_title }),
};

function MunicipalityPage() {
  return <OfficeFrame room="today">{(chosen) => (chosen ? <TodayRoom office={chosen} /> : <NoOffice />)}</OfficeFrame>;
}

function TodayRoom({ office }: { office: OwnMunicipality }) {
  const texts = useTexts(todayTexts);
  const { greeting } = useTexts(dashboardTexts);
  const { now, tenant } = usePortal();
  const person = useUserInfo(true).data?.data;
  const answer = useAnswer(getOfficeToday, { query: useOffice() });
  const today = answer.data?.data;
  const shown: (keyof Waiting)[] = [
    'organisations',
    'reports',
    ...(tenant.hasLeisureCard || (today && today.waiting.claims + today.waiting.participations > 0)
      ? (['claims', 'participations'] as const)
      : []),
    'senders',
    'certificates',
  ];
  return (
    <div className="nb-wrap nb-section nb-in-order nb-stack nb-gap-l">
      <PageHeader
        eyebrow={office.name}
        title={person ? greeting[partOfDay(now)](firstName(person.name)) : texts.page_title}
        lead={today && texts.lead(today.total)}
      />
      <section aria-labelledby="waiting" className="nb-stack nb-gap-s">
        <h2 id="waiting">{texts.waiting_title}</h2>
        {answer.isPending ? <Skeleton shape="block" /> : null}
        {answer.isError ? <FailedPart text={texts.failed} onTryAgain={() => void answer.refetch()} /> : null}
        {today ? <WaitingTiles waiting={today.waiting} shown={shown} /> : null}
      </section>
      <RoomDoors isAdmin={office.role === 'admin'} />
      <YearExport />
    </div>
  );
}
