import { inPlace, PREPOSITIONS } from '#features/municipalities/in-place.ts';
import { fullName, PLACE_FORMS } from '#features/municipalities/place-form.ts';
import type { TenantConfiguration } from '#features/tenants/contract.ts';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { studioTexts } from '../texts/token.ts';
import { inLanguage } from './in-language.ts';
import { LanguageFields } from './language-fields.tsx';
import type { StudioDraft } from './use-studio-draft.ts';

type PlaceNameSectionProps = {
  draft: StudioDraft;
  defaults: TenantConfiguration;
  errorAt: (field: string) => string | undefined;
};

const MOST = { name: 60, sentence: 120 };
/** Neither «i» nor «på» before the name: written in each language. */
const OWN_WORDS = 'own';

/** What the place is called: alone, in full, and in a sentence, with a sentence to read it in. */
export function PlaceNameSection({ draft, defaults, errorAt }: PlaceNameSectionProps) {
  const texts = useTexts(studioTexts);
  const locale = useLocale();
  const { form, change } = draft;
  const name = form.name ?? defaults.name;
  const placeForm = form.place_form ?? defaults.place_form;
  const nameHere = inLanguage(name, locale);
  const placeHere = form.in_place
    ? inLanguage(form.in_place, locale)
    : inPlace(nameHere, locale, form.preposition ?? undefined);
  const usual = PREPOSITIONS.find((word) => inPlace(inLanguage(name, 'nb'), 'nb').startsWith(`${word} `)) ?? 'i';
  const inEach = () => ({
    nb: inPlace(inLanguage(name, 'nb'), 'nb', form.preposition),
    nn: inPlace(inLanguage(name, 'nn'), 'nn', form.preposition),
    en: inPlace(inLanguage(name, 'en'), 'en'),
  });

  function choosePreposition(chosen: string) {
    if (chosen === OWN_WORDS) return change({ in_place: inEach() });
    const preposition = PREPOSITIONS.find((word) => word === chosen);
    change({ preposition: preposition === usual ? undefined : preposition, in_place: undefined });
  }

  return (
    <>
      <LanguageFields
        fields={[
          {
            name: 'name',
            label: texts.fields.name,
            most: MOST.name,
            value: name,
            error: errorAt('name'),
            onChange: (typed) => change({ name: typed }),
          },
          ...(form.in_place
            ? [
                {
                  name: 'in_place',
                  label: texts.fields.in_place,
                  help: texts.fields.in_place_help,
                  most: MOST.sentence,
                  value: form.in_place,
                  error: errorAt('in_place'),
                  onChange: (in_place: TenantConfiguration['in_place']) => change({ in_place }),
                },
              ]
            : []),
        ]}
      />
      <SelectField
        label={texts.place.form}
        value={placeForm}
        onChange={({ target }) => change({ place_form: PLACE_FORMS.find((one) => one === target.value) })}
      >
        {PLACE_FORMS.map((one) => (
          <option key={one} value={one}>
            {fullName(nameHere, one, locale)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.place.preposition}
        value={form.in_place ? OWN_WORDS : (form.preposition ?? usual)}
        onChange={({ target }) => choosePreposition(target.value)}
      >
        {PREPOSITIONS.map((word) => (
          <option key={word} value={word}>
            {inPlace(inLanguage(name, 'nb'), 'nb', word)}
          </option>
        ))}
        <option value={OWN_WORDS}>{texts.place.own_words}</option>
      </SelectField>
      <p className="nb-small">
        <span className="nb-muted">{texts.place.reads_as} </span>
        {texts.place.sentence(fullName(nameHere, placeForm, locale), placeHere)}
      </p>
    </>
  );
}
