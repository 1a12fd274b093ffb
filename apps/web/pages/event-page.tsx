import { redirect, useParams } from 'react-router';
import { attendanceTexts } from '#features/attendance/texts/token.ts';
import type * as contract from '#features/events/contract.ts';
import { eventDetailTexts } from '#features/events/texts/detail/token.ts';
import { getEvent } from '#features/events/web/calls.ts';
import { listSimilarEvents } from '#features/events/web/detail-calls.ts';
import { eventHead } from '#features/events/web/event-head.ts';
import type { PageModule, PageParts } from '#features/portal/web/page-module.ts';
import { eventPath, paths } from '#features/portal/web/paths.ts';
import type { CallOf } from '#platform/contract/endpoint.ts';
import { answerQuery, fillAnswer, useAnswer } from '#platform/web/answers.tsx';
import { EventContent } from './event-content.tsx';

export const page: PageModule = {
  Component: EventPage,
  texts: [attendanceTexts, eventDetailTexts],
  load: async ({ queries, call }, { params }) => {
    const similar = fillAnswer(queries, call, listSimilarEvents, callFor(params)).catch(() => null);
    const { data: event } = await fillAnswer(queries, call, getEvent, callFor(params));
    await similar;
    // One event has one address.
    if (eventPath(event) !== paths.event(event.id)) throw redirect(eventPath(event), 301);
  },
  head: (services, { params }) =>
    eventHead(
      services.queries.getQueryData(answerQuery(services.call, getEvent, callFor(params)).queryKey)?.data,
      services,
    ),
};

const callFor = (params: PageParts['params']): CallOf<typeof contract.getEvent> => ({
  params: { id: params.id ?? '' },
});

function EventPage() {
  return <EventContent answer={useAnswer(getEvent, callFor(useParams()))} />;
}
