import { BANNER_SCENES } from '#features/pictures/contract.ts';
import { useTexts } from '#platform/web/language.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { studioTexts } from '../texts/token.ts';
import { LanguageFields } from './language-fields.tsx';
import { PictureField } from './picture-field.tsx';
import type { StudioDraft } from './use-studio-draft.ts';

const MAX_ALT_LENGTH = 120;

type BannerSectionProps = { draft: StudioDraft; errorAt: (field: string) => string | undefined };

/** TEN-04, BEY-12: what is behind the slogan and above the organisers: pictures of the municipality's own, or drawings. */
export function BannerSection({ draft, errorAt }: BannerSectionProps) {
  const { banner: texts } = useTexts(studioTexts);
  const { form, change } = draft;
  const { bannerPicture: picture } = form;

  return (
    <>
      <PictureField
        label={texts.picture}
        help={texts.picture_help}
        shown={picture?.large}
        sizes={['large', 'small']}
        described={{ alt: picture?.alt, most: MAX_ALT_LENGTH }}
        error={errorAt('bannerPicture')}
        onDone={(urls, alt) => change({ bannerPicture: { ...urls, alt } })}
        onRemove={() => change({ bannerPicture: undefined })}
      />
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
      <PictureField
        label={texts.events}
        help={picture ? texts.events_behind : texts.events_help}
        shown={form.customEventsBanner}
        sizes={['large']}
        error={errorAt('customEventsBanner')}
        onDone={({ large }) => change({ customEventsBanner: large })}
        onRemove={() => change({ customEventsBanner: undefined })}
      />
      <SelectField
        label={texts.scene}
        help={picture || form.customEventsBanner ? texts.scene_behind : undefined}
        value={form.scene ?? 'bygd'}
        onChange={({ target }) => change({ scene: BANNER_SCENES.find((scene) => scene === target.value) })}
      >
        {BANNER_SCENES.map((scene) => (
          <option key={scene} value={scene}>
            {texts.scenes[scene]}
          </option>
        ))}
      </SelectField>
      <PictureField
        label={texts.organisations}
        help={texts.organisations_help}
        shown={form.customOrganizationsBanner}
        sizes={['large']}
        error={errorAt('customOrganizationsBanner')}
        onDone={({ large }) => change({ customOrganizationsBanner: large })}
        onRemove={() => change({ customOrganizationsBanner: undefined })}
      />
    </>
  );
}
