import { ChevronLeftIcon, ChevronRightIcon } from '@navikt/aksel-icons';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { GalleryPicture } from '../running-contract.ts';
import { organisationTexts } from '../texts/token.ts';
import styles from './gallery.module.css';

/** The way to say that a picture is not as it should be. */
export type ReportOf = (picture: GalleryPicture) => ReactNode;

type GalleryDialogProps = {
  pictures: readonly GalleryPicture[];
  /** Which one; null while it is closed. */
  shown: number | null;
  onShow: (place: number) => void;
  onClose: () => void;
  reportOf: ReportOf;
};

/** One picture large, with the way to its neighbours: buttons, and the arrow keys. */
export function GalleryDialog({ pictures, shown, onShow, onClose, reportOf }: GalleryDialogProps) {
  const { gallery: texts } = useTexts(organisationTexts);
  const total = pictures.length;
  const picture = shown === null ? undefined : pictures[shown];
  const step = (by: number) => shown !== null && onShow((shown + by + total) % total);

  function handleKey(event: KeyboardEvent) {
    const by = STEPS[event.key];
    if (by === undefined || total < 2) return;
    event.preventDefault();
    step(by);
  }

  return (
    <Dialog
      isOpen={picture !== undefined}
      onClose={onClose}
      title={shown === null ? '' : texts.place(shown + 1, total)}
      size="full"
      closeLabel={texts.close}
    >
      {picture ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: hears the arrow keys of the buttons inside
        <div className={styles.large} onKeyDown={handleKey}>
          <figure className={styles.figure}>
            <img
              key={picture.id}
              className={styles.image}
              src={picture.url}
              alt={picture.caption || texts.place((shown ?? 0) + 1, total)}
              width={picture.width}
              height={picture.height}
            />
            {picture.caption ? <figcaption aria-hidden>{picture.caption}</figcaption> : null}
          </figure>
          {total > 1 ? (
            <div className={styles.steps}>
              <IconButton label={texts.previous} icon={<ChevronLeftIcon aria-hidden />} onClick={() => step(-1)} />
              <p className="nb-sr" role="status">
                {texts.place((shown ?? 0) + 1, total)}
              </p>
              <IconButton label={texts.next} icon={<ChevronRightIcon aria-hidden />} onClick={() => step(1)} />
            </div>
          ) : null}
        </div>
      ) : null}
      {picture ? <div key={picture.id}>{reportOf(picture)}</div> : null}
    </Dialog>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
