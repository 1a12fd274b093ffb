import { useParams } from 'react-router';
import { getEvent } from '#features/events/web/calls.ts';
import { getOwnEventAccess } from '#features/events/web/detail-calls.ts';
import { eventRunningHead } from '#features/events/web/event-head.ts';
import { trailTexts } from '#features/portal/texts/trail/token.ts';
import { FailedPage } from '#features/portal/web/failed-page.tsx';
import type { PageModule, PageParts } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { RunningTrail } from '#features/portal/web/running-trail.tsx';
import { shiftTexts } from '#features/shifts/texts/token.ts';
import { ShiftsBoard } from '#features/shifts/web/shifts-board.tsx';
import { ShiftsExport } from '#features/shifts/web/shifts-export.tsx';
import { fillAnswer, useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const callFor = (params: PageParts['params']) => ({ params: { id: params.id ?? '' } });

/** OCC-08 */
export const page: PageModule = {
  Component: ShiftsPage,
  texts: [trailTexts, shiftTexts],
  isPersonal: true,
  load: ({ queries, call }, { params }) =>
    Promise.all([
      fillAnswer(queries, call, getEvent, callFor(params)),
      fillAnswer(queries, call, getOwnEventAccess, callFor(params)),
    ]),
  head: (services, parts) => eventRunningHead(services.textsOf(shiftTexts).title, services, parts),
};

function ShiftsPage() {
  const texts = useTexts(shiftTexts);
  const trail = useTexts(trailTexts);
  const { now } = usePortal();
  const at = callFor(useParams());
  const event = useAnswer(getEvent, at);
  const access = useAnswer(getOwnEventAccess, at);
  const failed = event.error ?? access.error;
  if (failed) return <FailedPage error={failed} />;
  if (!event.data || !access.data) {
    return (
      <div className="nb-wrap nb-section nb-in-order nb-stack nb-gap-l" aria-busy>
        <Skeleton shape="title" width="long" />
        <Skeleton shape="block" />
      </div>
    );
  }
  const { data: shown } = event.data;
  const { data: own } = access.data;
  const back = (
    <ButtonLink variant="secondary" href={paths.event(shown.id)}>
      {trail.back_to(shown.name)}
    </ButtonLink>
  );
  return (
    <div className="nb-wrap nb-section nb-in-order nb-stack nb-gap-l">
      <PageHeader
        trail={<RunningTrail of={{ kind: 'activity', id: shown.id, name: shown.name }} current={texts.title} />}
        title={texts.title}
        lead={texts.board.lead(shown.name)}
      />
      {own.can.run || own.can.see_attendees ? (
        <ShiftsBoard event={shown} access={own} now={now} exportMenu={<ShiftsExport eventId={shown.id} />} />
      ) : (
        <EmptyState title={texts.board.forbidden} actions={back}>
          {texts.board.forbidden_text}
        </EmptyState>
      )}
    </div>
  );
}
