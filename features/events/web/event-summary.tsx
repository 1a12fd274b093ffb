import { whenText } from '#platform/language/when-text.ts';
import { useMoments } from '#platform/web/language.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Meter } from '#ui/meter.tsx';
import { Notice } from '#ui/notice.tsx';
import type { EventDetail } from '../contract.ts';
import { eventState, placesLeft } from '../rules.ts';
import styles from './event-summary.module.css';
import { useEventTexts } from './use-event-texts.ts';

/** Beside the words: the next time, whether there is room, and who stands behind it. The state is always in words. */
export function EventSummary({ event, now }: { event: EventDetail; now: Date }) {
  const texts = useEventTexts();
  return (
    <aside className={styles.aside} aria-label={texts.when}>
      <NextTime event={event} now={now} />
      {event.organization ? (
        <section className={`nb-panel ${styles.panel}`}>
          <div className={styles.organiser}>
            <Avatar name={event.organization.name} size="large" isDecorative />
            <p>
              <strong className={styles.name}>{event.organization.name}</strong>
              <span className={styles.quiet}>
                {texts.organiser}
                {event.organizer ? ` · ${texts.organiser_events(event.organizer.events_count)}` : null}
              </span>
            </p>
          </div>
          {event.organizer?.description ? <p className={styles.quiet}>{event.organizer.description}</p> : null}
        </section>
      ) : null}
    </aside>
  );
}

function NextTime({ event, now }: { event: EventDetail; now: Date }) {
  const moments = useMoments();
  const texts = useEventTexts();
  const state = eventState(event, now);
  const max = event.capacity.max;
  const left = placesLeft(event);
  const isOver = state === 'cancelled' || state === 'ended' || state === 'completed';
  return (
    <section className={`nb-panel ${styles.panel} ${styles.next}`}>
      {isOver ? <Notice tone={state === 'cancelled' ? 'danger' : 'info'}>{texts.state[state]}</Notice> : null}
      {event.start_at ? (
        <p>
          <span className={styles.quiet}>{state === 'ended' ? texts.last_time : texts.next_time}</span>
          <strong className={styles.time} data-cancelled={state === 'cancelled' || undefined}>
            {whenText({ start_at: event.start_at, end_at: event.end_at }, { now, moments })}
          </strong>
        </p>
      ) : null}
      {!isOver && max !== null && left !== null ? (
        <div className={styles.places}>
          <Meter value={event.attendees_count} limit={max} label={texts.signed_up_of(event.attendees_count, max)} />
          <p className={styles.numbers}>
            <strong>{left > 0 ? texts.places_left(left) : texts.state.full}</strong>
            <span className={styles.quiet}>
              {left > 0 ? texts.signed_up_of(event.attendees_count, max) : texts.waiting(event.waiting_count)}
            </span>
          </p>
        </div>
      ) : null}
      {!isOver && max === null && event.attendees_count > 0 ? <p>{texts.signed_up(event.attendees_count)}</p> : null}
    </section>
  );
}
