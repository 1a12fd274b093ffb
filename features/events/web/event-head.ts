import type { EventDetail } from '#features/events/contract.ts';
import { eventFacts } from '#features/events/structured-data.ts';
import { picturePath } from '#features/pictures/contract.ts';
import { parsePicturePath } from '#features/pictures/rules.ts';
import { pageTexts } from '#features/portal/texts/titles/token.ts';
import type { Head, HeadServices, PageParts } from '#features/portal/web/page-module.ts';
import { eventPath } from '#features/portal/web/paths.ts';
import { titleWithName } from '#features/portal/web/title-with-name.ts';
import { localisedPath } from '#platform/language/paths.ts';
import { shortened } from '#platform/language/shortened.ts';
import { answerQuery } from '#platform/web/answers.tsx';
import { getEvent } from './calls.ts';

/** RTE-08: how an event is named to browsers, to search engines and to those who share it. */
export function eventHead(event: EventDetail | undefined, services: HeadServices): Head {
  if (!event) return { title: services.textsOf(pageTexts).not_found.title };
  const canonical = eventPath(event);
  const picture = sharePicture(event, services);
  return {
    title: event.name,
    description: shortened(event.description),
    canonical,
    picture,
    facts: eventFacts(event, {
      address: services.origin + localisedPath(canonical, services.locale),
      picture: services.origin + picture,
    }),
  };
}

/** Pages of running it: which page, of which activity. */
export function eventRunningHead(title: string, { queries, call }: HeadServices, { params }: PageParts): Head {
  const { queryKey } = answerQuery(call, getEvent, { params: { id: (params.id ?? '') as EventDetail['id'] } });
  return { title: titleWithName(title, queries.getQueryData(queryKey)?.data.name) };
}

/** What was handed in is a photograph already; a drawing has a twin in PNG, which is what social networks take. */
function sharePicture({ thumbnail_url }: EventDetail, { tenant }: HeadServices): string {
  if (thumbnail_url?.startsWith('/uploads/')) return thumbnail_url;
  const drawn = parsePicturePath(thumbnail_url ?? '');
  const scene = drawn?.type === 'scene' ? drawn : { scene: 'bygd' as const, colour: tenant.colour.slice(1) };
  return picturePath({ scene: scene.scene, colour: scene.colour, variant: 'share' });
}
