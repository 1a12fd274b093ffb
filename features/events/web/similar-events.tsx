import { eventDetailTexts } from '#features/events/texts/detail/token.ts';
import { withVariedPictures } from '#features/pictures/rules.ts';
import { eventPath } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { listSimilarEvents } from './detail-calls.ts';
import { EventCard } from './event-card.tsx';
import styles from './similar-events.module.css';

/** For those who want something like it. Without it the page is as good, so it neither waits nor fails. */
export function SimilarEvents({ id }: { id: string }) {
  const { now } = usePortal();
  const texts = useTexts(eventDetailTexts);
  const events = withVariedPictures(useAnswer(listSimilarEvents, { params: { id } }).data?.data ?? []);
  if (events.length === 0) return null;
  return (
    <section className={`nb-results ${styles.similar}`} aria-labelledby="lignende">
      <SectionHeading id="lignende" title={texts.similar} />
      <div className="nb-cards">
        {events.map((event) => (
          <EventCard key={event.id} event={event} href={eventPath(event)} now={now} />
        ))}
      </div>
    </section>
  );
}
