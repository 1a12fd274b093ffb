import { useParams } from 'react-router';
import { participantTexts } from '#features/attendance/texts/participants/token.ts';
import { listOccurrences } from '#features/event-editing/web/calls.ts';
import { getEvent } from '#features/events/web/calls.ts';
import { getOwnEventAccess } from '#features/events/web/detail-calls.ts';
import { eventRunningHead } from '#features/events/web/event-head.ts';
import { messengerWayTexts } from '#features/messenger/texts/ways-in/token.ts';
import { OpenThreadButton } from '#features/messenger/web/open-thread-button.tsx';
import { ConditionsPart } from '#features/organisations/web/conditions-part.tsx';
import { trailTexts } from '#features/portal/texts/trail/token.ts';
import { FailedPage } from '#features/portal/web/failed-page.tsx';
import type { PageModule, PageParts } from '#features/portal/web/page-module.ts';
import { RunningTrail } from '#features/portal/web/running-trail.tsx';
import { fillAnswer, useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ParticipantsContent } from './participants-content.tsx';
import styles from './participants-page.module.css';

const MAX_TIMES = 100;

const callsFor = (params: PageParts['params']) => {
  const at = { params: { id: params.id ?? '' } };
  return {
    at,
    toCome: { ...at, query: { perPage: MAX_TIMES } },
    past: { ...at, query: { perPage: MAX_TIMES, is_past: 'true' } },
  };
};

/** OCC-06: for those who run the activity. */
export const page: PageModule = {
  Component: ParticipantsPage,
  texts: [trailTexts, participantTexts, messengerWayTexts],
  isPersonal: true,
  load: ({ queries, call }, { params }) => {
    const { at, toCome, past } = callsFor(params);
    return Promise.all([
      fillAnswer(queries, call, getEvent, at),
      fillAnswer(queries, call, getOwnEventAccess, at),
      fillAnswer(queries, call, listOccurrences, toCome),
      fillAnswer(queries, call, listOccurrences, past),
    ]);
  },
  head: (services, parts) => eventRunningHead(services.textsOf(participantTexts).page.title, services, parts),
};

function ParticipantsPage() {
  const { page: texts } = useTexts(participantTexts);
  const { at, toCome, past } = callsFor(useParams());
  const event = useAnswer(getEvent, at);
  const access = useAnswer(getOwnEventAccess, at);
  const coming = useAnswer(listOccurrences, toCome);
  const gone = useAnswer(listOccurrences, past);
  const failed = event.error ?? access.error ?? coming.error ?? gone.error;
  if (failed) return <FailedPage error={failed} />;
  if (!event.data || !access.data || !coming.data || !gone.data) {
    return (
      <div className={`nb-wrap nb-section nb-in-order ${styles.page}`} aria-busy>
        <Skeleton shape="title" width="long" />
        <Skeleton shape="block" />
      </div>
    );
  }
  const { data: shown } = event.data;
  return (
    <div className={`nb-wrap nb-section nb-in-order ${styles.page}`}>
      <PageHeader
        trail={<RunningTrail of={{ kind: 'activity', id: shown.id, name: shown.name }} current={texts.title} />}
        title={texts.title}
        lead={shown.name}
        actions={access.data.data.can.see_attendees ? <OpenThreadButton of="event" id={shown.id} /> : undefined}
      />
      {shown.organization ? <ConditionsPart organisation={shown.organization} /> : null}
      {access.data.data.can.see_attendees ? (
        <ParticipantsContent
          event={shown}
          can={access.data.data.can}
          cohostIds={access.data.data.cohost_ids}
          toCome={coming.data.data}
          past={gone.data.data}
        />
      ) : (
        <EmptyState title={texts.forbidden}>{texts.forbidden_text}</EmptyState>
      )}
    </div>
  );
}
