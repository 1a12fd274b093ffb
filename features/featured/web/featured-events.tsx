import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import type { EventCard } from '#features/events/contract.ts';
import { withVariedPictures } from '#features/pictures/rules.ts';
import { eventPath } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { featuredTexts } from '../texts/token.ts';
import { listFeaturedEvents } from './calls.ts';
import styles from './featured-events.module.css';

type FeaturedEventsProps = {
  /** The one that the list has. */
  card: ComponentType<{ event: EventCard; href: string; now: Date; isFirst: boolean }>;
};

/** DSH-03: above the list with nothing chosen. Without it the page is as good, so it neither waits nor fails. */
export function FeaturedEvents({ card }: FeaturedEventsProps) {
  const isWhole = useLocation().search === '';
  return isWhole ? <FeaturedRow card={card} /> : null;
}

function FeaturedRow({ card: Card }: FeaturedEventsProps) {
  const { now } = usePortal();
  const texts = useTexts(featuredTexts);
  const events = withVariedPictures(useAnswer(listFeaturedEvents, {}).data?.data ?? []);
  if (events.length === 0) return null;
  return (
    <section className={styles.featured} aria-labelledby="anbefalt">
      <SectionHeading id="anbefalt" title={texts.title} />
      <ul className={styles.row}>
        {events.map((event) => (
          <li key={event.id} className={styles.item}>
            <Card event={event} href={eventPath(event)} now={now} isFirst />
          </li>
        ))}
      </ul>
    </section>
  );
}
