import { Meter } from '#ui/meter.tsx';
import type { EventDetail, Occurrence } from '../contract.ts';
import { placesLeft } from '../rules.ts';
import styles from './event-sign-up.module.css';
import { useEventDetailTexts } from './use-event-detail-texts.ts';
import { useEventTexts } from './use-event-texts.ts';

type PlacesTakenProps = {
  event: Pick<EventDetail, 'has_waiting_list'>;
  places: Pick<Occurrence, 'attendees_count' | 'waiting_count' | 'capacity'>;
};

/** How many places are taken, as a bar and in words; without a limit only how many there are. */
export function PlacesTaken({ event, places }: PlacesTakenProps) {
  const { sign_up: words } = useEventDetailTexts();
  const { signed_up, waiting } = useEventTexts();
  const { max } = places.capacity;
  const left = placesLeft(places);
  if (max === null || left === null) {
    return places.attendees_count > 0 ? <p>{signed_up(places.attendees_count)}</p> : null;
  }
  const taken = words.taken_of(places.attendees_count, max);
  const full = event.has_waiting_list ? words.full : words.full_without_list;
  const isFullWithList = left === 0 && event.has_waiting_list;
  return (
    <div className={styles.places}>
      <Meter value={places.attendees_count} limit={max} label={taken} />
      <p className={styles.numbers}>
        <strong>{left > 0 ? words.places_left(left) : full}</strong>
        <span className={styles.quiet}>{isFullWithList ? waiting(places.waiting_count) : taken}</span>
      </p>
    </div>
  );
}
