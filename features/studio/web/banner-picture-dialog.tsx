import { useId, useState } from 'react';
import type { LocalisedText } from '#features/tenants/contract.ts';
import type { Upload } from '#features/uploads/contract.ts';
import {
  BANNER_CUTS,
  DEFAULT_BACKGROUND,
  type EditVariant,
  FOCUS_POINTS,
  type FocusPoint,
} from '#features/uploads/rules.ts';
import { useCut } from '#features/uploads/web/use-cut.ts';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { Notice } from '#ui/notice.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { TextField } from '#ui/text-field.tsx';
import { studioTexts } from '../texts/token.ts';
import styles from './banner-picture-dialog.module.css';
import { inLanguage } from './in-language.ts';

export type BannerSize = keyof typeof BANNER_CUTS;
/** What a picture shows, in words; those of the one that was there before. */
export type PictureWords = { alt: LocalisedText | undefined; most: number };

type BannerPictureDialogProps = {
  source: Upload;
  sizes: readonly BannerSize[];
  /** Left out of what is there for its looks. */
  described?: PictureWords | undefined;
  onDone: (urls: Readonly<Record<BannerSize, string>>, alt: LocalisedText) => void;
  onClose: () => void;
};

const CUTS = { large: 'cover', small: 'banner' } as const satisfies Record<BannerSize, EditVariant>;

/** What stays of the picture in each cut, as the server has made it, and what it shows in words. */
export function BannerPictureDialog({ source, sizes, described, onDone, onClose }: BannerPictureDialogProps) {
  const { banner: texts, publish } = useTexts(studioTexts);
  const locale = useLocale();
  const ownId = useId();
  const [focus, setFocus] = useState<FocusPoint>('centre');
  const alt = described?.alt;
  const [words, setWords] = useState(alt === undefined ? '' : inLanguage(alt, locale));
  const [error, setError] = useState<string>();
  const wish = { source, mode: 'crop', background: DEFAULT_BACKGROUND, focus } as const;
  const made = {
    large: useCut({ ...wish, variant: CUTS.large, isOff: !sizes.includes('large') }),
    small: useCut({ ...wish, variant: CUTS.small, isOff: !sizes.includes('small') }),
  };
  const hasFailed = sizes.some((size) => made[size].hasFailed);
  const isWorking = !hasFailed && !sizes.every((size) => made[size].cut);

  function use() {
    if (isWorking) return;
    const written = words.trim();
    if (described && written === '') {
      setError(texts.alt_missing);
      return document.getElementById(ownId)?.focus();
    }
    for (const size of sizes) {
      const { cut, keep } = made[size];
      if (cut) keep(cut);
    }
    const isAsBefore = alt !== undefined && written === inLanguage(alt, locale);
    const urlOf = (size: BannerSize) => made[size].cut?.url ?? source.url;
    onDone({ small: urlOf('small'), large: urlOf('large') }, isAsBefore ? alt : written);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.cut}
      size="large"
      closeLabel={publish.close}
      actions={
        <>
          <Button isLoading={isWorking} disabled={hasFailed} onClick={use}>
            {texts.use}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <FieldGroup legend={texts.focus} help={texts.focus_help}>
        <div className={styles.source}>
          <img src={source.url} alt="" width={source.width ?? 1} height={source.height ?? 1} />
          <div className={styles.points}>
            {FOCUS_POINTS.map((point) => (
              <label key={point} className={styles.point}>
                <input
                  type="radio"
                  name={`${ownId}-focus`}
                  aria-label={texts.points[point]}
                  checked={focus === point}
                  onChange={() => setFocus(point)}
                />
              </label>
            ))}
          </div>
        </div>
      </FieldGroup>
      {hasFailed ? (
        <Notice tone="danger" isLive>
          {texts.failed}{' '}
          <Button
            variant="tertiary"
            isSmall
            onClick={() => {
              for (const size of sizes) made[size].retry();
            }}
          >
            {texts.retry}
          </Button>
        </Notice>
      ) : null}
      <div className={styles.cuts}>
        {sizes.map((size) => {
          const { cut } = made[size];
          return (
            <figure key={size} className={styles.cut} data-size={size} aria-busy={isWorking}>
              {cut ? <img src={cut.url} alt={texts.sizes[size]} {...BANNER_CUTS[size]} /> : null}
              {!cut && !hasFailed ? <Spinner label={texts.working} /> : null}
              <figcaption>{texts.sizes[size]}</figcaption>
            </figure>
          );
        })}
      </div>
      {described ? (
        <TextField
          id={ownId}
          label={texts.alt}
          help={texts.alt_help}
          maxLength={described.most}
          value={words}
          error={error}
          onChange={({ target }) => {
            setWords(target.value);
            setError(undefined);
          }}
        />
      ) : null}
    </Dialog>
  );
}
