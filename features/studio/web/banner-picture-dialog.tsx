import { useId, useState } from 'react';
import type { LocalisedText, TenantDifferences } from '#features/tenants/contract.ts';
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

type BannerPictureDialogProps = {
  source: Upload;
  /** Of the picture that was there before. */
  alt: LocalisedText | undefined;
  most: number;
  onDone: (picture: TenantDifferences['bannerPicture']) => void;
  onClose: () => void;
};

const CUTS = { large: 'cover', small: 'banner' } as const satisfies Record<keyof typeof BANNER_CUTS, EditVariant>;

/** What stays of the picture in both cuts, each seen as the server has made it, and what it shows in words. */
export function BannerPictureDialog({ source, alt, most, onDone, onClose }: BannerPictureDialogProps) {
  const { banner: texts, publish } = useTexts(studioTexts);
  const locale = useLocale();
  const ownId = useId();
  const [focus, setFocus] = useState<FocusPoint>('centre');
  const [words, setWords] = useState(alt === undefined ? '' : inLanguage(alt, locale));
  const [error, setError] = useState<string>();
  const wish = { source, mode: 'crop', background: DEFAULT_BACKGROUND, focus } as const;
  const large = useCut({ ...wish, variant: CUTS.large });
  const small = useCut({ ...wish, variant: CUTS.small });
  const hasFailed = large.hasFailed || small.hasFailed;
  const isWorking = !hasFailed && !(large.cut && small.cut);

  function use() {
    if (!large.cut || !small.cut) return;
    const written = words.trim();
    if (written === '') {
      setError(texts.alt_missing);
      return document.getElementById(ownId)?.focus();
    }
    large.keep(large.cut);
    small.keep(small.cut);
    const isAsBefore = alt !== undefined && written === inLanguage(alt, locale);
    onDone({ small: small.cut.url, large: large.cut.url, alt: isAsBefore ? alt : written });
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
              large.retry();
              small.retry();
            }}
          >
            {texts.retry}
          </Button>
        </Notice>
      ) : null}
      <div className={styles.cuts}>
        {(['large', 'small'] as const).map((size) => {
          const { cut } = { large, small }[size];
          return (
            <figure key={size} className={styles.cut} data-size={size} aria-busy={isWorking}>
              {cut ? <img src={cut.url} alt={texts.sizes[size]} {...BANNER_CUTS[size]} /> : null}
              {!cut && !hasFailed ? <Spinner label={texts.working} /> : null}
              <figcaption>{texts.sizes[size]}</figcaption>
            </figure>
          );
        })}
      </div>
      <TextField
        id={ownId}
        label={texts.alt}
        help={texts.alt_help}
        maxLength={most}
        value={words}
        error={error}
        onChange={({ target }) => {
          setWords(target.value);
          setError(undefined);
        }}
      />
    </Dialog>
  );
}
