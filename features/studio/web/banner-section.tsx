import { useId, useState } from 'react';
import { BANNER_SCENES } from '#features/pictures/contract.ts';
import { paths } from '#features/portal/web/paths.ts';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import type { TenantDifferences } from '#features/tenants/contract.ts';
import type { Upload } from '#features/uploads/contract.ts';
import { BANNER_CUTS } from '#features/uploads/rules.ts';
import { UploadPlace } from '#features/uploads/web/upload-place.tsx';
import { useHandIn } from '#features/uploads/web/use-hand-in.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { studioTexts } from '../texts/token.ts';
import { BannerPictureDialog } from './banner-picture-dialog.tsx';
import styles from './banner-section.module.css';
import { LanguageFields } from './language-fields.tsx';
import type { StudioDraft } from './use-studio-draft.ts';

const MAX_ALT_LENGTH = 120;
/** Half of the large cut: what is smaller would be blurred. */
const SMALLEST = { min_width: BANNER_CUTS.large.width / 2, min_height: BANNER_CUTS.large.height / 2 };

type BannerSectionProps = { draft: StudioDraft; errorAt: (field: string) => string | undefined };

/** TEN-04, BEY-12: what is behind the slogan: a picture of the municipality's own, or one of the drawings. */
export function BannerSection({ draft, errorAt }: BannerSectionProps) {
  const { banner: texts } = useTexts(studioTexts);
  const id = useId();
  const localised = useLocalisedPath();
  const { form, change } = draft;
  const { bannerPicture: picture } = form;
  const [source, setSource] = useState<Upload | null>(null);
  const handIn = useHandIn({
    criteria: { kind: 'image', ...SMALLEST },
    onDone: ([upload]) => upload && setSource(upload),
  });
  const error = handIn.error ?? errorAt('bannerPicture');

  const take = (bannerPicture: TenantDifferences['bannerPicture']) => {
    setSource(null);
    change({ bannerPicture });
  };

  return (
    <>
      <FieldGroup id={id} legend={texts.picture} help={texts.picture_help} error={error}>
        {picture ? (
          <>
            <img className={styles.picture} src={picture.large} alt="" {...BANNER_CUTS.large} />
            <Button variant="tertiary" isSmall isDanger onClick={() => change({ bannerPicture: undefined })}>
              {texts.remove}
            </Button>
          </>
        ) : null}
        <UploadPlace
          id={id}
          kind="image"
          chooseText={picture ? texts.replace : texts.choose}
          hasError={error !== undefined}
          news=""
          termsHref={localised(paths.terms)}
          handIn={handIn}
        />
      </FieldGroup>
      {picture ? (
        <LanguageFields
          fields={[
            {
              name: 'alt',
              label: texts.alt,
              help: texts.alt_help,
              most: MAX_ALT_LENGTH,
              value: picture.alt,
              error: errorAt('bannerPicture.alt'),
              onChange: (alt) => change({ bannerPicture: { ...picture, alt } }),
            },
          ]}
        />
      ) : null}
      <SelectField
        label={texts.scene}
        help={picture ? texts.scene_behind : undefined}
        value={form.scene ?? 'bygd'}
        onChange={({ target }) => change({ scene: BANNER_SCENES.find((scene) => scene === target.value) })}
      >
        {BANNER_SCENES.map((scene) => (
          <option key={scene} value={scene}>
            {texts.scenes[scene]}
          </option>
        ))}
      </SelectField>
      {source ? (
        <BannerPictureDialog
          source={source}
          alt={picture?.alt}
          most={MAX_ALT_LENGTH}
          onDone={take}
          onClose={() => setSource(null)}
        />
      ) : null}
    </>
  );
}
