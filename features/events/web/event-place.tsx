import type { ReactNode } from 'react';
import { MAP_SIZE, mapPath } from '#features/pictures/contract.ts';
import { norgeskartPath } from '#features/portal/web/norgeskart.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Picture } from '#ui/picture.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { EventDetail } from '../contract.ts';
import { eventDetailTexts } from '../texts/detail/token.ts';
import styles from './event-place.module.css';

/** Where it is, on a real map where there is one (else a drawing that means no place), and ways to find there that ask nobody else before they are followed. */
export function EventPlace({ event, colour, map }: { event: EventDetail; colour: string; map?: ReactNode }) {
  const texts = useTexts(eventDetailTexts);
  const municipality = event.municipalities.map(({ name }) => name).join(', ');
  const place = event.venue ?? municipality;
  const isApproximate = event.address === null;
  return (
    <section className={styles.section}>
      <SectionHeading title={texts.where} />
      <div className={styles.map}>
        {map ?? (
          <Picture
            src={mapPath({ colour })}
            night={{ src: mapPath({ colour, isNight: true }) }}
            alt=""
            {...MAP_SIZE}
            isCover
          />
        )}
      </div>
      <div className={styles.words}>
        <p>
          <strong>{place}</strong>
          <span className={styles.address}>{event.address ?? (event.venue ? municipality : null)}</span>
          {isApproximate ? <span className={styles.address}>{texts.place.about_here}</span> : null}
        </p>
        <p className={styles.ways}>
          <TextLink href={norgeskartPath(wordsOf(event, municipality))} rel="noreferrer">
            {texts.place.on_map}
          </TextLink>
          {event.lat !== null && event.lng !== null ? (
            <TextLink className={styles.app} href={`geo:${event.lat},${event.lng}?q=${event.lat},${event.lng}`}>
              {texts.place.in_app}
            </TextLink>
          ) : null}
        </p>
      </div>
    </section>
  );
}

const wordsOf = ({ address, venue }: EventDetail, municipality: string): string =>
  address ?? [venue, municipality].filter(Boolean).join(', ');
