import { useTexts } from '#platform/web/language.tsx';
import { Meter } from '#ui/meter.tsx';
import type { EventDetail, Occurrence } from '../contract.ts';
import { placesLeft } from '../rules.ts';
import { eventDetailTexts } from '../texts/detail/token.ts';
import { eventTexts } from '../texts/token.ts';
import styles from './event-sign-up.module.css';

type PlacesTakenProps = {
  event: Pick<EventDetail, 'has_waiting_list'>;
  places: Pick<Occurrence, 'attendees_count' | 'waiting_count' | 'capacity'>;
  /** Nobody has a place yet: they are given by lot. */
  isToBeDrawn: boolean;
};

/** How many places are taken, as a bar and in words; without a limit only how many there are. */
export function PlacesTaken({ event, places, isToBeDrawn }: PlacesTakenProps) {
  const { sign_up: words } = useTexts(eventDetailTexts);
  const { signed_up, waiting } = useTexts(eventTexts);
  const { max } = places.capacity;
  const left = placesLeft(places);
  if (max === null || left === null) {
    return places.attendees_count > 0 ? <p>{signed_up(places.attendees_count)}</p> : null;
  }
  if (isToBeDrawn && places.attendees_count === 0) {
    return (
      <p className={styles.numbers}>
        <strong>{words.places(max)}</strong>
        <span className={styles.quiet}>{words.in_draw(places.waiting_count)}</span>
      </p>
    );
  }
  const taken = words.taken_of(places.attendees_count, max);
  const full = event.has_waiting_list ? words.full : words.full_without_list;
  const isWaitedFor = left === 0 && event.has_waiting_list && places.waiting_count > 0;
  return (
    <div className={styles.places}>
      <Meter value={places.attendees_count} limit={max} label={taken} />
      <p className={styles.numbers}>
        <strong>{left > 0 ? words.places_left(left) : full}</strong>
        <span className={styles.quiet}>{isWaitedFor ? waiting(places.waiting_count) : taken}</span>
      </p>
    </div>
  );
}
