import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { criteriaIn, filterQuery, filtersIn } from '#features/events/filters.ts';
import { EventFlag } from '#features/events/web/event-flag.tsx';
import { LogoMark } from '#features/portal/web/logo-mark.tsx';
import { eventPath, paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import { screenWallTexts } from '#features/screens/texts/wall/token.ts';
import type { WallToShow } from '#features/screens/web/wall/screen-player.tsx';
import { ScreenWords } from '#features/screens/web/wall/screen-words.tsx';
import type * as contract from '#features/slideshow/contract.ts';
import { screenCriteriaIn } from '#features/slideshow/rules.ts';
import { slideshowTexts } from '#features/slideshow/texts/token.ts';
import { getWallPage } from '#features/slideshow/web/calls.ts';
import { Wall } from '#features/slideshow/web/wall.tsx';
import { WallCard } from '#features/slideshow/web/wall-card.tsx';
import styles from '#features/slideshow/web/wall-logo.module.css';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { useClock } from '#platform/web/use-clock.ts';
import { QrCode } from '#ui/qr-code.tsx';

const PER_PAGE = 15;

/** BEY-13: the wall of the slideshow as one item of a screen's round. What is past is not shown, with or without a network. */
export function ScreenList({ item, hasCardCodes, onPages }: WallToShow) {
  const { tenant, now, origin } = usePortal();
  const texts = useTexts(screenWallTexts);
  const wallTexts = useTexts(slideshowTexts);
  const call = useCall();
  const localised = useLocalisedPath();
  const clock = useClock(now);
  const query = filtersOf(item.query);
  const callFor = (page: number) => ({
    query: { ...query, ...(item.organization_id && { organization: item.organization_id }), page, perPage: PER_PAGE },
  });
  const { data: first, isError } = useQuery({ ...answerQuery(call, getWallPage, callFor(1)), networkMode: 'always' });
  // Of an organisation that nobody sees any more: the next item has its turn.
  const pages = isError && !first ? 0 : (first?.meta.last_page ?? 1);
  useEffect(() => onPages(pages));
  const renderCard = useCallback(
    (event: contract.WallCard, time: Date) => (
      <WallCard
        event={event}
        href={eventPath(event)}
        now={time}
        flag={<EventFlag event={event} now={time} />}
        code={
          hasCardCodes ? (
            <QrCode text={origin + localised(eventPath(event))} correction="low" label={texts.event_code(event.name)} />
          ) : null
        }
      />
    ),
    [hasCardCodes, origin, localised, texts],
  );
  if (pages === 0) return <ScreenWords title={wallTexts.empty_title} body={wallTexts.empty_text} />;
  if (!first) return null;
  const list = new URLSearchParams(query);
  const listPath = `${paths.events}${list.size > 0 ? `?${list}` : ''}`;
  return (
    <Wall
      key={item.id}
      first={withoutPast(first, clock)}
      screen={{ ...screenCriteriaIn(new URLSearchParams()), interval: item.seconds, size: PER_PAGE }}
      inPortal={tenant.in_place}
      listAddress={origin + localised(item.organization_id ? paths.organisation(item.organization_id) : listPath)}
      now={clock}
      logo={<LogoMark className={styles.mark} />}
      ask={async (page, signal) => withoutPast(await call(getWallPage, callFor(page), signal), new Date())}
      renderCard={renderCard}
    />
  );
}

function filtersOf(address: string) {
  const query = new URLSearchParams(address);
  const { q, sort } = criteriaIn(query);
  return filterQuery(filtersIn(query), { q, sort });
}

/** A page that was fetched long ago has what is over by now. */
const withoutPast = (page: contract.WallPage, now: Date): contract.WallPage => ({
  ...page,
  data: page.data.filter(({ start_at, end_at }) => {
    const until = end_at ?? start_at;
    return until === null || new Date(until) > now;
  }),
});
