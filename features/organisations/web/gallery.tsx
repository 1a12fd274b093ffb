import { useState } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { GalleryPicture } from '../running-contract.ts';
import { organisationTexts } from '../texts/token.ts';
import styles from './gallery.module.css';
import { GalleryDialog, type ReportOf } from './gallery-dialog.tsx';

type GalleryProps = { pictures: readonly GalleryPicture[]; reportOf: ReportOf };

/** Pictures side by side; each opens large. */
export function Gallery({ pictures, reportOf }: GalleryProps) {
  const { gallery: texts } = useTexts(organisationTexts);
  const [shown, setShown] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  const total = pictures.length;
  return (
    <section className={`nb-panel ${styles.gallery}`} aria-labelledby="bilder">
      <SectionHeading id="bilder" title={texts.title} />
      <ul className={styles.pictures}>
        {pictures.map(({ id, url, width, height, caption }, place) => (
          <li key={id}>
            <a
              className={styles.picture}
              href={url}
              aria-label={caption ? texts.open_captioned(caption, place + 1, total) : texts.open(place + 1, total)}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                setShown(place);
              }}
            >
              <img src={url} alt="" width={width} height={height} loading="lazy" decoding="async" />
            </a>
          </li>
        ))}
      </ul>
      <GalleryDialog
        pictures={pictures}
        shown={shown}
        onShow={setShown}
        onClose={() => setShown(null)}
        reportOf={reportOf}
      />
    </section>
  );
}
