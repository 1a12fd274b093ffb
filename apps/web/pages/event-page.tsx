import { useParams } from 'react-router';
import type * as contract from '#features/events/contract.ts';
import { eventFacts } from '#features/events/structured-data.ts';
import { getEvent } from '#features/events/web/calls.ts';
import { EventArticle, EventCover } from '#features/events/web/event-article.tsx';
import { EventSummary } from '#features/events/web/event-summary.tsx';
import { useEventTexts } from '#features/events/web/use-event-texts.ts';
import { picturePath } from '#features/pictures/contract.ts';
import { parsePicturePath } from '#features/pictures/rules.ts';
import type { CallOf } from '#platform/contract/endpoint.ts';
import { answerQuery, fillAnswer, useAnswer } from '#platform/web/answers.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { PageModule, PageParts, PageServices } from '../page-module.ts';
import { paths } from '../paths.ts';
import { usePortal } from '../portal.tsx';
import { ErrorContent } from './error-page.tsx';
import styles from './event-page.module.css';

export const page: PageModule = {
  Component: EventPage,
  load: ({ queries, call }, { params }) => fillAnswer(queries, call, getEvent, callFor(params)),
  head: (services, { params }) => {
    const event = eventIn(services, params);
    if (!event) return { title: services.texts.pages.not_found.title };
    return {
      title: event.name,
      description: event.description.slice(0, 160),
      canonical: paths.event(event.id),
      picture: sharePicture(event, services),
      facts: eventFacts(event, services),
    };
  },
};

const callFor = (params: PageParts['params']): CallOf<typeof contract.getEvent> => ({
  params: { id: params.id ?? '' },
});

const eventIn = ({ queries, call }: PageServices, params: PageParts['params']): contract.EventDetail | undefined =>
  queries.getQueryData(answerQuery(call, getEvent, callFor(params)).queryKey)?.data;

function sharePicture(event: contract.EventDetail, { tenant }: PageServices): string {
  const drawn = parsePicturePath(event.thumbnail_url ?? '');
  const scene = drawn?.type === 'scene' ? drawn : { scene: 'bygd' as const, colour: tenant.colour.slice(1) };
  return picturePath({ scene: scene.scene, colour: scene.colour, variant: 'share' });
}

function EventPage() {
  const { tenant, now } = usePortal();
  const texts = useEventTexts();
  const answer = useAnswer(getEvent, callFor(useParams()));
  if (answer.isError) return <ErrorContent error={answer.error} />;
  if (answer.isPending) {
    return (
      <div className={`nb-wrap ${styles.page}`} aria-busy>
        <Skeleton shape="picture" />
        <Skeleton shape="title" width="long" />
      </div>
    );
  }
  const event = answer.data.data;
  return (
    <div className={`nb-wrap ${styles.page}`}>
      <Breadcrumbs
        label={texts.you_are_here}
        trail={[{ href: paths.events, text: texts.breadcrumb }]}
        current={event.name}
      />
      <EventCover event={event} />
      <div className="nb-two">
        <EventArticle event={event} now={now} colour={tenant.colour.slice(1)} />
        <EventSummary event={event} now={now} />
      </div>
    </div>
  );
}
