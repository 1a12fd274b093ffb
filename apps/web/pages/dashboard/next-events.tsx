import { dashboardTexts } from '#features/dashboards/texts/token.ts';
import styles from '#features/dashboards/web/dashboard.module.css';
import type { EventCard } from '#features/events/contract.ts';
import { listOrganisationEvents } from '#features/events/web/organisation-calls.ts';
import type { OrganisationDetail } from '#features/organisations/contract.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { eventPath, paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { calendarLeaf } from '#platform/language/date-forms.ts';
import { clock, isSameDay, shortDate } from '#platform/language/dates.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Anchor } from '#ui/anchor.tsx';
import { DateTile } from '#ui/date-tile.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';

const MAX_SHOWN = 5;

/** What takes place next, and how many come. */
export function NextEvents({ id }: { id: OrganisationDetail['id'] }) {
  const { next: texts } = useTexts(dashboardTexts);
  const answer = useAnswer(listOrganisationEvents, { params: { id }, query: { perPage: MAX_SHOWN } });
  const events = answer.data?.data ?? [];
  return (
    <section className={styles.section} aria-labelledby="next">
      <h2 id="next">{texts.title}</h2>
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      {answer.data && events.length === 0 ? <p className="nb-muted">{texts.nothing}</p> : null}
      {events.length > 0 ? (
        <>
          <ul className={styles.plan}>
            {events.map((event) => (
              <Coming key={event.id} event={event} />
            ))}
          </ul>
          <p>
            <TextLink href={paths.organisation(id)}>{texts.all}</TextLink>
          </p>
        </>
      ) : null}
    </section>
  );
}

function Coming({ event }: { event: EventCard }) {
  const { next: texts } = useTexts(dashboardTexts);
  const { now } = usePortal();
  const moments = useTexts(momentTexts);
  const { start_at, attendees_count, capacity, is_canceled } = event;
  if (start_at === null) return null;
  // The leaf in front says which day; the user who listens hears it in the words.
  const isToday = isSameDay(start_at, now);
  const people =
    capacity.max === null ? texts.attending(attendees_count) : texts.attending_of(attendees_count, capacity.max);
  return (
    <li className={styles.coming} data-cancelled={is_canceled || undefined}>
      <DateTile date={shortDate(start_at)} {...calendarLeaf(start_at, moments)} />
      <span className={styles.words}>
        <Anchor className={styles.event} href={eventPath(event)}>
          {event.name}
        </Anchor>
        <span className={styles.when}>
          <span aria-hidden>{isToday ? moments.today_at(clock(start_at)) : clock(start_at)}</span>
          <span className="nb-sr">{whenText({ start_at }, { now, moments })}</span>
          {' · '}
          {is_canceled ? texts.cancelled : people}
        </span>
      </span>
    </li>
  );
}
