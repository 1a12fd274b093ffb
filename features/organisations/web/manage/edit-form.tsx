import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { addressTexts } from '#features/addresses/texts/token.ts';
import { AddressSearchField } from '#features/addresses/web/address-search-field.tsx';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { paths } from '#features/portal/web/paths.ts';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import { smallestFor } from '#features/uploads/rules.ts';
import { UploadField } from '#features/uploads/web/upload-field.tsx';
import { useCall } from '#platform/web/call.tsx';
import { CallFailed } from '#platform/web/client.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OrganisationDetail } from '../../contract.ts';
import { runningTexts } from '../../texts/running/token.ts';
import { getOrganisation, ORGANISATION_ANSWERS, updateOrganisation } from '../calls.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { ContactFields } from './contact-fields.tsx';
import { NameFields } from './name-fields.tsx';
import { bodyOf, type Changes, changedFields, draftOf } from './organisation-draft.ts';
import { RunningSection } from './running-section.tsx';

type Conflict = { before: OrganisationDetail; message: string; time: number };

type EditFormProps = {
  organisation: OrganisationDetail;
  /** Of its municipality; most have none. */
  districts: readonly { id: string; name: string }[];
  onDirty: (isDirty: boolean) => void;
};

const FIELDS = [
  'name',
  'description',
  'email',
  'phone',
  'website',
  'address',
  'district_id',
  'picture_upload_id',
  'cover_upload_id',
];

const SENT_AS: Readonly<Record<string, string>> = { picture: 'picture_upload_id', cover: 'cover_upload_id' };

const idOf = (field: string) => `organisasjon-${field}`;

/** ORG-03. Only what was touched is held here; the rest follows the organisation. */
export function EditForm({ organisation, districts, onDirty }: EditFormProps) {
  const { edit: texts } = useTexts(runningTexts);
  const { not_chosen } = useTexts(addressTexts);
  const localised = useLocalisedPath();
  const call = useCall();
  const { showToast } = useToasts();
  // What the form was filled in from. It stays when another user saves meanwhile.
  const [base, setBase] = useState(organisation);
  const [changes, setChanges] = useState<Changes>({});
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [unchosenAddress, setUnchosenAddress] = useState('');
  const shown = { ...draftOf(base), ...changes };
  const isDirty = changedFields(base, changes).length > 0 || unchosenAddress !== '';

  const tell = useEffectEvent(onDirty);
  useEffect(() => tell(isDirty), [isDirty]);

  const at = { params: { id: organisation.id } };
  const saving = useAction(
    async () => {
      try {
        const answer = await call(updateOrganisation, { ...at, body: bodyOf(base, changes) });
        setBase(answer.data);
        setChanges({});
        setConflict(null);
        return true;
      } catch (error) {
        if (!(error instanceof CallFailed) || error.status !== 409) throw error;
        // What was typed stays; everything else becomes what the other person has saved.
        const { data: theirs } = await call(getOrganisation, at);
        setConflict((last) => ({ before: base, message: error.message, time: (last?.time ?? 0) + 1 }));
        setBase(theirs);
        return false;
      }
    },
    { invalidates: ORGANISATION_ANSWERS, fields: FIELDS, idOf },
  );

  function change(part: Changes) {
    setChanges((before) => ({ ...before, ...part }));
    for (const field of Object.keys(part)) saving.clearError(SENT_AS[field] ?? field);
  }

  async function save() {
    const faults = {
      ...(shown.name.trim() === '' && { name: texts.name_required }),
      ...(unchosenAddress && { address: not_chosen }),
    };
    if (Object.keys(faults).length > 0) return saving.setErrors(faults);
    const saved = await saving.run();
    if (saved?.result) showToast({ title: texts.saved, tone: 'success' });
  }

  const shared = { draft: shown, texts, errors: saving.errors, idOf, onChange: change };
  return (
    <RunningSection id="om" title={texts.about}>
      <form
        method="post"
        noValidate
        className="nb-stack nb-gap-m"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void save();
        }}
      >
        <ActionFailure action={saving} level={3} />
        {conflict ? (
          <ConflictNotice
            {...conflict}
            after={base}
            onTakeTheirs={() => {
              setChanges({});
              setConflict(null);
            }}
          />
        ) : null}
        <NameFields {...shared} />
        <ContactFields {...shared} />
        <AddressSearchField
          id={idOf('address')}
          label={texts.address}
          hint={texts.optional}
          error={saving.errors.address}
          value={shown.address}
          onChange={(address) => change({ address })}
          onUnchosen={(words) => {
            setUnchosenAddress(words);
            saving.clearError('address');
          }}
        />
        {districts.length > 0 ? (
          <ChoiceField
            id={idOf('district_id')}
            label={texts.district}
            help={texts.district_help}
            none={texts.no_district}
            error={saving.errors.district_id}
            options={districts}
            value={shown.district_id}
            onChange={(district_id) => change({ district_id })}
          />
        ) : null}
        <CheckboxField
          label={texts.is_private}
          help={texts.is_private_help}
          checked={shown.is_private}
          onChange={(event) => change({ is_private: event.currentTarget.checked })}
        />
        <UploadField
          id={idOf('picture_upload_id')}
          label={texts.picture}
          {...smallestFor('avatar')}
          // Another user's upload, or none, cannot be cut here; a new one can.
          {...(changes.picture && { variant: 'avatar' as const })}
          value={shown.picture}
          onChange={(picture) => change({ picture })}
          isUnsaved={Boolean(changes.picture)}
          error={saving.errors.picture_upload_id}
          termsHref={localised(paths.terms)}
        />
        <UploadField
          id={idOf('cover_upload_id')}
          label={texts.cover}
          {...smallestFor('cover')}
          {...(changes.cover && { variant: 'cover' as const })}
          value={shown.cover}
          onChange={(cover) => change({ cover })}
          isUnsaved={Boolean(changes.cover)}
          error={saving.errors.cover_upload_id}
          termsHref={localised(paths.terms)}
        />
        <div>
          <Button type="submit" isLoading={saving.isPending} disabled={!isDirty}>
            {texts.save}
          </Button>
        </div>
      </form>
    </RunningSection>
  );
}
