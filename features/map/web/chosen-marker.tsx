import { XMarkIcon } from '@navikt/aksel-icons';
import { useTexts } from '#platform/web/language.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { MapEvent, MapMarker } from '../contract.ts';
import { mapTexts } from '../texts/token.ts';
import styles from './chosen-marker.module.css';
import { MapEventRow } from './map-event-row.tsx';

type ChosenMarkerProps = { marker: MapMarker; hrefOf(event: MapEvent): string; now: Date; onClose(): void };

/** What is behind a marker that a user has chosen: one event, or those at the same spot. */
export function ChosenMarker({ marker, hrefOf, now, onClose }: ChosenMarkerProps) {
  const texts = useTexts(mapTexts);
  const more = marker.count - marker.events.length;
  return (
    <div className={styles.chosen}>
      <div className={styles.head}>
        <p className={styles.count}>{marker.count > 1 ? texts.at_spot(marker.count) : null}</p>
        <IconButton label={texts.close} icon={<XMarkIcon aria-hidden />} onClick={onClose} />
      </div>
      <ul className={styles.events}>
        {marker.events.map((event) => (
          <li key={event.id}>
            <MapEventRow event={event} href={hrefOf(event)} now={now} level={2} />
          </li>
        ))}
      </ul>
      {more > 0 ? <p className={styles.count}>{texts.more_at_spot(more)}</p> : null}
    </div>
  );
}
