import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { readMunicipalities } from '#features/municipalities/web/read-municipalities.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import type { Upload } from '#features/uploads/contract.ts';
import { smallestFor } from '#features/uploads/rules.ts';
import { deleteUpload } from '#features/uploads/web/calls.ts';
import { UploadField } from '#features/uploads/web/upload-field.tsx';
import { inputDate } from '#platform/language/date-forms.ts';
import { shortDate } from '#platform/language/dates.ts';
import { localisedPath, splitLocale } from '#platform/language/paths.ts';
import { useCall } from '#platform/web/call.tsx';
import { chosenLanguage } from '#platform/web/chosen-language.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { SheetSection } from '#ui/sheet-section.tsx';
import { SuggestionField } from '#ui/suggestion-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OwnUser } from '../../contract.ts';
import { LANGUAGES } from '../../rules.ts';
import { userTexts } from '../../texts/token.ts';
import { getMe, getMyInfo, updateMe } from '../calls.ts';
import { SECTIONS } from '../paths.ts';

type AboutSectionProps = { user: OwnUser; onDirty: (isDirty: boolean) => void };

const FIELDS = ['name', 'picture_upload_id', 'birth_date', 'postal_code', 'municipality_id', 'lang'];
const idOf = (field: string) => `about-${field}`;

/** Everything that the person may write themselves. Only what was changed is sent. */
export function AboutSection({ user, onDirty }: AboutSectionProps) {
  const texts = useTexts(userTexts);
  const { about: words } = texts;
  const { now } = usePortal();
  const localised = useLocalisedPath();
  const call = useCall();
  const { showToast } = useToasts();
  const [draft, setDraft] = useState<Partial<Draft>>({});
  const shown = { ...draftOf(user), ...draft };
  const changes = changesIn(user, draft);
  const isDirty = Object.keys(changes).length > 0;

  const tell = useEffectEvent(onDirty);
  useEffect(() => tell(isDirty), [isDirty]);

  const saving = useAction(
    async () => {
      const { data } = await call(updateMe, { body: changes });
      const oldPicture = user.picture_upload_id;
      // Nobody shows it any more, so nobody should be able to fetch it.
      if (oldPicture && oldPicture !== data.picture_upload_id) {
        await call(deleteUpload, { params: { id: oldPicture } }).catch(() => {});
      }
    },
    { invalidates: [getMe, getMyInfo], fields: FIELDS, idOf },
  );

  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (shown.name.trim() === '') return saving.setErrors({ name: words.name_required });
    if (!(await saving.run())) return;
    setDraft({});
    showToast({ title: texts.edit.saved, tone: 'success' });
    if (changes.lang) goOnIn(changes.lang);
  }

  return (
    <SheetSection id={SECTIONS.about} title={words.title}>
      <form method="post" noValidate className="nb-stack nb-gap-m" onSubmit={handleSubmit}>
        <ActionFailure action={saving} level={3} />
        <TextField
          id={idOf('name')}
          label={words.name}
          error={saving.errors.name}
          value={shown.name}
          autoComplete="name"
          maxLength={200}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <UploadField
          id={idOf('picture_upload_id')}
          label={words.picture}
          variant="avatar"
          {...smallestFor('avatar')}
          value={shown.picture}
          onChange={(picture) => change({ picture })}
          isUnsaved={Boolean(draft.picture)}
          error={saving.errors.picture_upload_id}
          termsHref={localised(paths.terms)}
        />
        <div className="nb-columns">
          {user.has_national_id && user.birth_date ? (
            <TextField
              id={idOf('birth_date')}
              label={words.birth_date}
              help={words.birth_date_proven}
              value={inputDate(user.birth_date)}
              readOnly
            />
          ) : (
            <DateField
              id={idOf('birth_date')}
              label={words.birth_date}
              hint={words.optional}
              error={saving.errors.birth_date}
              value={shown.birth_date || null}
              latest={shortDate(now)}
              autoComplete="bday"
              onChange={(birth_date) => change({ birth_date: birth_date ?? '' })}
            />
          )}
          <TextField
            id={idOf('postal_code')}
            label={words.postal_code}
            hint={words.optional}
            error={saving.errors.postal_code}
            value={shown.postal_code}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={4}
            onChange={(event) => change({ postal_code: event.currentTarget.value })}
          />
        </div>
        <MunicipalityField
          chosen={shown.municipality}
          error={saving.errors.municipality_id}
          onChoose={(municipality) => change({ municipality })}
        />
        <SelectField
          id={idOf('lang')}
          label={words.language}
          help={words.language_help}
          error={saving.errors.lang}
          value={shown.lang}
          onChange={(event) => change({ lang: LANGUAGES.find((lang) => lang === event.currentTarget.value) ?? 'nb' })}
        >
          {LANGUAGES.map((lang) => (
            <option key={lang} value={lang} lang={lang}>
              {words.languages[lang]}
            </option>
          ))}
        </SelectField>
        <div>
          <Button type="submit" isLoading={saving.isPending} disabled={!isDirty}>
            {texts.save}
          </Button>
        </div>
      </form>
    </SheetSection>
  );
}

/** I18-03: one page is one language, also right after another one was chosen. */
function goOnIn(lang: OwnUser['lang']) {
  chosenLanguage.write(lang);
  const { pathname, search, hash } = window.location;
  window.location.assign(localisedPath(splitLocale(pathname).path, lang) + search + hash);
}

type MunicipalityFieldProps = {
  chosen: OwnUser['municipality'];
  error: string | undefined;
  onChoose: (municipality: OwnUser['municipality']) => void;
};

function MunicipalityField({ chosen, error, onChoose }: MunicipalityFieldProps) {
  const { about: words } = useTexts(userTexts);
  const call = useCall();
  const known = useQuery({ queryKey: ['municipalities', 'kept'], queryFn: () => readMunicipalities(call) });
  return (
    <SuggestionField
      id={idOf('municipality_id')}
      label={words.municipality}
      hint={words.optional}
      help={words.municipality_help}
      error={error}
      options={(known.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      selected={chosen ? [{ value: chosen.id, label: chosen.name }] : []}
      onChange={([option]) => onChoose(option ? { id: option.value, name: option.label } : null)}
      resultsText={words.municipality_results}
      removeText={words.municipality_remove}
    />
  );
}

type Draft = Pick<OwnUser, 'name' | 'lang' | 'municipality'> & {
  birth_date: string;
  postal_code: string;
  picture: Upload | null;
};

const draftOf = (user: OwnUser): Draft => ({
  name: user.name,
  lang: user.lang,
  municipality: user.municipality,
  birth_date: user.birth_date ?? '',
  postal_code: user.postal_code ?? '',
  picture: user.picture_upload_id && user.thumbnail_url ? pictureOf(user.picture_upload_id, user) : null,
});

const pictureOf = (id: string, { thumbnail_url, name }: OwnUser): Upload => ({
  id: id as Upload['id'],
  url: thumbnail_url ?? '',
  name,
  kind: 'image',
  width: null,
  height: null,
});

function changesIn(user: OwnUser, draft: Partial<Draft>) {
  const before = draftOf(user);
  const { name, lang, birth_date, postal_code, municipality, picture } = draft;
  return {
    ...(name !== undefined && name.trim() !== before.name && { name }),
    ...(lang !== undefined && lang !== before.lang && { lang }),
    ...(birth_date !== undefined && birth_date !== before.birth_date && { birth_date: birth_date || null }),
    ...(postal_code !== undefined && postal_code !== before.postal_code && { postal_code: postal_code || null }),
    ...(municipality !== undefined &&
      municipality?.id !== before.municipality?.id && { municipality_id: municipality?.id ?? null }),
    ...(picture !== undefined && picture?.id !== before.picture?.id && { picture_upload_id: picture?.id ?? null }),
  };
}
