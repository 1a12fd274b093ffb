import { picturePath, VARIANTS } from '#features/pictures/contract.ts';
import { parsePicturePath } from '#features/pictures/rules.ts';
import { Picture } from '#ui/picture.tsx';
import type { EventDetail } from '../contract.ts';
import styles from './event-cover.module.css';
import { EventFlag } from './event-flag.tsx';

/** The picture across the page, laid out wide where it is one of ours, with the state in words on it. */
export function EventCover({ event, now }: { event: EventDetail; now: Date }) {
  const thumbnail = event.thumbnail_url ?? '';
  const drawn = parsePicturePath(thumbnail);
  const wide = drawn?.type === 'scene' ? picturePath({ ...drawn, variant: 'cover' }) : null;
  return (
    <div className={styles.cover} data-cancelled={event.is_canceled || undefined}>
      {thumbnail ? (
        <Picture
          src={thumbnail}
          {...(wide && { sources: [{ media: '(min-width: 40em)', srcSet: wide }] })}
          alt=""
          {...VARIANTS.card}
          isUrgent
          isCover
        />
      ) : null}
      <div className={styles.flag}>
        <EventFlag event={event} now={now} />
      </div>
    </div>
  );
}
