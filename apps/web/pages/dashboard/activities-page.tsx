import { useLocation, useNavigate } from 'react-router';
import { roomTexts } from '#features/dashboards/texts/office/token.ts';
import { todayTexts } from '#features/dashboards/texts/today/token.ts';
import { FindForm } from '#features/dashboards/web/find-form.tsx';
import { OFFICE_EVENT_KINDS, type OfficeEventKind } from '#features/event-editing/office-contract.ts';
import { officeEventTexts } from '#features/event-editing/texts/office/token.ts';
import { listOfficeEvents } from '#features/event-editing/web/calls.ts';
import { OfficeEventCard } from '#features/event-editing/web/office-event-card.tsx';
import { featuredOfficeTexts } from '#features/featured/texts/office/token.ts';
import { FeatureButton } from '#features/featured/web/office/feature-button.tsx';
import { FeaturedNow } from '#features/featured/web/office/featured-now.tsx';
import { DecisionList } from '#features/portal/web/decision-list.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { officePaths } from '#features/portal/web/office-paths.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { askedOffice } from './asked-office.ts';
import { OwnRoom } from './own-room.tsx';

/** DSH-03: any activity of the municipality, for its admins. */
export const page: PageModule = {
  Component: ActivitiesPage,
  texts: [officeEventTexts, featuredOfficeTexts, todayTexts, roomTexts],
  isPersonal: true,
  load: (services, parts) => askedOffice('activities', services, parts),
  head: ({ textsOf }) => ({ title: textsOf(officeEventTexts).page_title }),
};

type Asked = { kind: OfficeEventKind; q: string; page: number };

function askedIn(search: string): Asked {
  const asked = new URLSearchParams(search);
  const page = asked.get('page') ?? '';
  return {
    kind: OFFICE_EVENT_KINDS.find((one) => one === asked.get('kind')) ?? 'coming',
    q: asked.get('q')?.slice(0, 200) ?? '',
    page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1,
  };
}

function hrefOf({ kind, q, page }: Asked): string {
  const search = new URLSearchParams({
    ...(kind !== 'coming' && { kind }),
    ...(q && { q }),
    ...(page > 1 && { page: String(page) }),
  });
  return search.size > 0 ? `${officePaths.activities}?${search}` : officePaths.activities;
}

function ActivitiesPage() {
  const { search } = useLocation();
  return <OwnRoom room="activities">{() => <Activities asked={askedIn(search)} />}</OwnRoom>;
}

function Activities({ asked }: { asked: Asked }) {
  const texts = useTexts(officeEventTexts);
  const navigate = useNavigate();
  const { kind, q } = asked;
  const answer = useAnswer(listOfficeEvents, { query: { ...useOffice(), ...asked } });

  const choice = {
    label: texts.kind,
    value: kind,
    options: OFFICE_EVENT_KINDS.map((one) => ({ value: one, name: texts.kinds[one] })),
  };
  const find = (wanted: { q: string; choice: string }) =>
    void navigate(
      hrefOf({ kind: OFFICE_EVENT_KINDS.find((one) => one === wanted.choice) ?? 'coming', q: wanted.q, page: 1 }),
    );

  return (
    <>
      <PageHeader title={texts.page_title} lead={texts.lead} />
      {kind === 'coming' ? <FeaturedNow /> : null}
      <FindForm texts={texts} q={q} choice={choice} onFind={find} />
      <DecisionList answer={answer} texts={texts} empty={texts.empty} hrefOf={(page) => hrefOf({ ...asked, page })}>
        {(event) => (
          <OfficeEventCard
            key={event.id}
            event={event}
            kind={kind}
            actions={kind === 'coming' ? <FeatureButton event={event} /> : null}
          />
        )}
      </DecisionList>
    </>
  );
}
