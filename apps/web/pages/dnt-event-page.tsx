import { useParams } from 'react-router';
import { attendanceTexts } from '#features/attendance/texts/token.ts';
import { eventDetailTexts } from '#features/events/texts/detail/token.ts';
import { listSimilarEvents } from '#features/events/web/detail-calls.ts';
import { eventHead } from '#features/events/web/event-head.ts';
import type * as contract from '#features/imports/contract.ts';
import { getDntEvent } from '#features/imports/web/calls.ts';
import type { PageModule, PageParts } from '#features/portal/web/page-module.ts';
import type { CallOf } from '#platform/contract/endpoint.ts';
import { answerQuery, fillAnswer, useAnswer } from '#platform/web/answers.tsx';
import { EventContent } from './event-content.tsx';

/** EVT-07: an event that Den Norske Turistforening has published, by their id. */
export const page: PageModule = {
  Component: DntEventPage,
  texts: [attendanceTexts, eventDetailTexts],
  load: async ({ queries, call }, { params }) => {
    const { data: event } = await fillAnswer(queries, call, getDntEvent, callFor(params));
    await fillAnswer(queries, call, listSimilarEvents, { params: { id: event.id } }).catch(() => null);
  },
  head: (services, { params }) =>
    eventHead(
      services.queries.getQueryData(answerQuery(services.call, getDntEvent, callFor(params)).queryKey)?.data,
      services,
    ),
};

const callFor = (params: PageParts['params']): CallOf<typeof contract.getDntEvent> => ({
  params: { id: params.id ?? '' },
});

function DntEventPage() {
  return <EventContent answer={useAnswer(getDntEvent, callFor(useParams()))} />;
}
