import { useId, useState } from 'react';
import { paths } from '#features/portal/web/paths.ts';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import type { LocalisedText } from '#features/tenants/contract.ts';
import type { Upload } from '#features/uploads/contract.ts';
import { BANNER_CUTS } from '#features/uploads/rules.ts';
import { UploadPlace } from '#features/uploads/web/upload-place.tsx';
import { useHandIn } from '#features/uploads/web/use-hand-in.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { studioTexts } from '../texts/token.ts';
import { BannerPictureDialog, type BannerSize, type PictureWords } from './banner-picture-dialog.tsx';
import styles from './picture-field.module.css';

/** Half of the large cut: what is smaller would be blurred. */
const SMALLEST = { min_width: BANNER_CUTS.large.width / 2, min_height: BANNER_CUTS.large.height / 2 };

type PictureFieldProps = {
  label: string;
  help: string;
  /** Its address; what there is none of is chosen. */
  shown: string | null | undefined;
  /** What it is cut to. Without any it stays as it is, as a logo does. */
  sizes: readonly BannerSize[];
  described?: PictureWords;
  error: string | undefined;
  onDone: (urls: Readonly<Record<BannerSize, string>>, alt: LocalisedText) => void;
  onRemove: () => void;
};

/** TEN-04: a picture of the municipality's own. Where it is handed in opens when a user asks for it. */
export function PictureField({ label, help, shown, sizes, described, error, onDone, onRemove }: PictureFieldProps) {
  const { banner: texts } = useTexts(studioTexts);
  const id = useId();
  const localised = useLocalisedPath();
  const isCut = sizes.length > 0;
  const [isChoosing, setIsChoosing] = useState(false);
  const [source, setSource] = useState<Upload | null>(null);
  const handIn = useHandIn({
    criteria: { kind: 'image', ...(isCut && SMALLEST) },
    onDone: ([upload]) => {
      if (!upload) return;
      if (isCut) setSource(upload);
      else take({ small: upload.url, large: upload.url }, '');
    },
  });
  const fault = handIn.error ?? error;

  function take(...picture: Parameters<typeof onDone>) {
    setSource(null);
    setIsChoosing(false);
    onDone(...picture);
  }

  return (
    <>
      <FieldGroup id={id} legend={label} help={help} error={fault}>
        {shown ? (
          <img className={isCut ? styles.picture : styles.logo} src={shown} alt="" {...(isCut && BANNER_CUTS.large)} />
        ) : null}
        {isChoosing ? (
          <UploadPlace
            id={id}
            kind="image"
            chooseText={texts.choose}
            hasError={fault !== undefined}
            news=""
            termsHref={localised(paths.terms)}
            handIn={handIn}
          />
        ) : (
          <div className={styles.tools}>
            <Button
              variant="secondary"
              isSmall
              aria-label={texts.of(shown ? texts.replace : texts.add, label)}
              onClick={() => setIsChoosing(true)}
            >
              {shown ? texts.replace : texts.add}
            </Button>
            {shown ? (
              <Button variant="tertiary" isSmall isDanger aria-label={texts.of(texts.remove, label)} onClick={onRemove}>
                {texts.remove}
              </Button>
            ) : null}
          </div>
        )}
      </FieldGroup>
      {source ? (
        <BannerPictureDialog
          source={source}
          sizes={sizes}
          described={described}
          onDone={take}
          onClose={() => setSource(null)}
        />
      ) : null}
    </>
  );
}
