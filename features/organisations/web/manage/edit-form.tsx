import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { AddressSearchField } from '#features/addresses/web/address-search-field.tsx';
import { paths } from '#features/portal/web/paths.ts';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import { UploadField } from '#features/uploads/web/upload-field.tsx';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { CallFailed } from '#platform/web/client.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OrganisationDetail } from '../../contract.ts';
import { MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH } from '../../rules.ts';
import { runningTexts } from '../../texts/running/token.ts';
import { getOrganisation, updateOrganisation } from '../calls.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { bodyOf, type Changes, changedFields, draftOf } from './organisation-draft.ts';
import { RunningSection } from './running-section.tsx';
import { useOrganisationAttempt } from './use-organisation-attempt.ts';

type EditFormProps = { organisation: OrganisationDetail; onDirty: (isDirty: boolean) => void };

/** In the order of the form, for the summary of what is wrong. */
const FIELDS = [
  'name',
  'description',
  'email',
  'phone',
  'website',
  'address',
  'picture_upload_id',
  'cover_upload_id',
] as const;

const idOf = (field: string) => `organisasjon-${field}`;

/** ORG-03. Only what was touched is held here; the rest follows the organisation. */
export function EditForm({ organisation, onDirty }: EditFormProps) {
  const { edit: texts } = useTexts(runningTexts);
  const localised = useLocalisedPath();
  const call = useCall();
  const queries = useQueryClient();
  const { showToast } = useToasts();
  const { isPending, errors, failure, setErrors, attempt } = useOrganisationAttempt();
  // What the form was filled in from; another's saving does not change it under a user's hands.
  const [base, setBase] = useState(organisation);
  const [changes, setChanges] = useState<Changes>({});
  const [conflict, setConflict] = useState<{ before: OrganisationDetail; message: string } | null>(null);
  const shown = { ...draftOf(base), ...changes };
  const isDirty = changedFields(base, changes).length > 0;

  const tell = useEffectEvent(onDirty);
  useEffect(() => tell(isDirty), [isDirty]);

  const at = { params: { id: organisation.id } };
  const change = (part: Changes) => setChanges((before) => ({ ...before, ...part }));

  function take(saved: OrganisationDetail) {
    setBase(saved);
    queries.setQueryData(answerQuery(call, getOrganisation, at).queryKey, { data: saved });
  }

  function save() {
    if (shown.name.trim() === '') {
      setErrors({ name: texts.name_required });
      return;
    }
    void attempt(async () => {
      try {
        const answer = await call(updateOrganisation, { ...at, body: bodyOf(base, changes) });
        take(answer.data);
        setChanges({});
        setConflict(null);
        showToast({ title: texts.saved, tone: 'success' });
      } catch (error) {
        if (!(error instanceof CallFailed) || error.status !== 409) throw error;
        // What was typed stays; everything else becomes what the other person has saved.
        const { data: theirs } = await call(getOrganisation, at);
        setConflict({ before: base, message: error.message });
        take(theirs);
      }
    });
  }

  const faults = FIELDS.flatMap((field) => (errors[field] ? [{ fieldId: idOf(field), text: errors[field] }] : []));
  return (
    <RunningSection id="om" title={texts.about}>
      <form
        method="post"
        noValidate
        className="nb-stack nb-gap-m"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          save();
        }}
      >
        <ErrorSummary title={texts.errors(faults.length)} errors={faults} level={3} />
        {failure === null ? null : (
          <Notice tone="danger" isLive>
            {failure}
          </Notice>
        )}
        {conflict ? (
          <ConflictNotice
            message={conflict.message}
            before={conflict.before}
            after={base}
            onTakeTheirs={() => {
              setChanges({});
              setConflict(null);
            }}
          />
        ) : null}
        <TextField
          id={idOf('name')}
          label={texts.name}
          error={errors.name}
          value={shown.name}
          autoComplete="organization"
          maxLength={MAX_NAME_LENGTH}
          required
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <TextAreaField
          id={idOf('description')}
          label={texts.description}
          hint={texts.optional}
          help={texts.description_help}
          error={errors.description}
          value={shown.description}
          rows={8}
          maxLength={MAX_DESCRIPTION_LENGTH}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
        <div className="nb-columns">
          <TextField
            id={idOf('email')}
            type="email"
            label={texts.email}
            hint={texts.optional}
            error={errors.email}
            value={shown.email}
            onChange={(event) => change({ email: event.currentTarget.value })}
          />
          <TextField
            id={idOf('phone')}
            type="tel"
            label={texts.phone}
            hint={texts.optional}
            error={errors.phone}
            value={shown.phone}
            onChange={(event) => change({ phone: event.currentTarget.value })}
          />
        </div>
        <TextField
          id={idOf('website')}
          type="url"
          label={texts.website}
          hint={texts.optional}
          help={texts.website_help}
          error={errors.website}
          value={shown.website}
          onChange={(event) => change({ website: event.currentTarget.value })}
        />
        <AddressSearchField
          id={idOf('address')}
          label={texts.address}
          hint={texts.optional}
          error={errors.address}
          value={shown.address}
          onChange={(address) => change({ address })}
        />
        <CheckboxField
          label={texts.is_private}
          help={texts.is_private_help}
          checked={shown.is_private}
          onChange={(event) => change({ is_private: event.currentTarget.checked })}
        />
        <UploadField
          label={texts.picture}
          // Another user's upload, or none, cannot be cut here; a new one can.
          {...(changes.picture && { variant: 'avatar' as const })}
          value={shown.picture}
          onChange={(picture) => change({ picture })}
          error={errors.picture_upload_id}
          termsHref={localised(paths.terms)}
        />
        <UploadField
          label={texts.cover}
          {...(changes.cover && { variant: 'cover' as const })}
          value={shown.cover}
          onChange={(cover) => change({ cover })}
          error={errors.cover_upload_id}
          termsHref={localised(paths.terms)}
        />
        <div>
          <Button type="submit" isLoading={isPending} disabled={!isDirty}>
            {texts.save}
          </Button>
        </div>
      </form>
    </RunningSection>
  );
}
