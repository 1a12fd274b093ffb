import { type ComponentType, useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { paths } from '#features/portal/web/paths.ts';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import type { Upload } from '#features/uploads/contract.ts';
import { smallestFor } from '#features/uploads/rules.ts';
import { UploadField } from '#features/uploads/web/upload-field.tsx';
import { useCall } from '#platform/web/call.tsx';
import { CallFailed } from '#platform/web/client.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import {
  CERTIFICATE_CATEGORIES,
  type CertificateCategory,
  MAX_CERTIFICATE_DESCRIPTION_LENGTH,
  MAX_CERTIFICATE_NAME_LENGTH,
} from '../rules.ts';
import { certificateTexts } from '../texts/token.ts';
import { CERTIFICATE_ANSWERS, createCertificate, createOrganisationCertificate, updateCertificate } from './calls.ts';
import type { Definer } from './definer.ts';
import type { DocumentsFieldProps, FormDocument } from './documents-field-props.ts';
import { ReasonField } from './reason-field.tsx';
import { type Definition, readDefinitions } from './use-definitions.ts';
import { useReason } from './use-reason.ts';

type CertificateFormDialogProps = {
  definer: Definer;
  /** Null makes a new one. */
  certificate: Definition | null;
  DocumentsField: ComponentType<DocumentsFieldProps>;
  onClose: () => void;
};

/** What is told of when another user has changed it; the picture can be seen. */
const TOLD_FIELDS = ['name', 'category', 'description', 'documents'] as const;
const FIELDS = [...TOLD_FIELDS, 'picture_upload_id', 'reason'];

type Field = (typeof TOLD_FIELDS)[number];
type CertificateForm = { name: string; category: CertificateCategory; description: string; documents: FormDocument[] };

const formOf = (certificate: Definition | null): CertificateForm => ({
  name: certificate?.name ?? '',
  category: certificate?.category ?? 'course',
  description: certificate?.description ?? '',
  documents: certificate?.documents.map(({ upload_id, name }): FormDocument => ({ upload_id, name })) ?? [],
});

const pictureOf = (certificate: Definition | null): Upload | null =>
  certificate?.thumbnail_url
    ? {
        id: '' as Upload['id'],
        url: certificate.thumbnail_url,
        name: certificate.name,
        kind: 'image',
        width: null,
        height: null,
      }
    : null;

/** CER-01: what it is called, what it is about, and the papers to read before one says yes to it. */
export function CertificateFormDialog({ definer, certificate, DocumentsField, onClose }: CertificateFormDialogProps) {
  const texts = useTexts(certificateTexts);
  const words = texts.form;
  const id = useId();
  const call = useCall();
  const office = useOffice();
  const { showToast } = useToasts();
  // What the form was filled in from. What another user saves meanwhile does not change it.
  const [base, setBase] = useState(certificate);
  const [changedByOther, setChangedByOther] = useState<readonly Field[]>([]);
  const [form, setForm] = useState(formOf(certificate));
  /** Undefined while it is as it was. */
  const [picture, setPicture] = useState<Upload | null>();
  const localised = useLocalisedPath();
  const idOf = (field: string) => `${id}-${field}`;
  const why = useReason(definer);
  const body = { ...form, ...why.body, ...(picture !== undefined && { picture_upload_id: picture?.id ?? null }) };
  const saving = useAction(
    async (_, { keyOf }) => {
      if (base) return saveChanged(base);
      if (definer.kind === 'organisation') {
        await call(createOrganisationCertificate, { params: { id: definer.id }, body, key: keyOf(body) });
        return true;
      }
      const place = definer.kind === 'platform' ? { municipality_id: definer.municipality_id } : office;
      await call(createCertificate, { body: { ...place, ...body }, key: keyOf({ ...place, ...body }) });
      return true;
    },
    { invalidates: CERTIFICATE_ANSWERS, fields: FIELDS, idOf },
  );
  const { errors } = saving;

  /** Answers whether it holds. What was typed stays; saving again holds against what the other one saved. */
  async function saveChanged(before: Definition): Promise<boolean> {
    try {
      await call(updateCertificate, { params: { id: before.id }, body: { ...body, version: before.version } });
      return true;
    } catch (error) {
      if (!(error instanceof CallFailed) || error.status !== 409) throw error;
      const now = (await readDefinitions(call, office, definer)).find(({ id: known }) => known === before.id);
      if (!now || now.version === before.version) throw error;
      setChangedByOther(TOLD_FIELDS.filter((field) => shownAs(formOf(now), field) !== shownAs(formOf(before), field)));
      setBase(now);
      return false;
    }
  }

  function shownAs({ name, category, description, documents }: CertificateForm, field: Field): string {
    const all = documents.map((document) => document.name).join(', ');
    return { name, category: texts.categories[category], description, documents: all }[field];
  }

  function change(part: Partial<typeof form>) {
    setForm((before) => ({ ...before, ...part }));
    for (const field of Object.keys(part)) saving.clearError(field);
  }

  async function submit() {
    const faults = {
      ...(form.name.trim() === '' && { name: words.name_required }),
      ...(why.fault && { reason: why.fault }),
    };
    if (Object.keys(faults).length > 0) return saving.setErrors(faults);
    const saved = await saving.run();
    if (!saved?.result) return;
    showToast({ tone: 'success', title: certificate ? words.saved : words.created });
    onClose();
  }

  return (
    <ActionDialog
      title={certificate ? words.edit_title : words.new_title}
      submitLabel={certificate ? words.save : words.create}
      cancelLabel={texts.cancel}
      closeLabel={texts.close}
      isBlocking
      action={saving}
      onSubmit={submit}
      onClose={onClose}
    >
      {changedByOther.length === 0 ? null : (
        <Notice tone="warning" title={words.conflict} isLive focusTime={base?.version ?? 0}>
          {changedByOther.map((field) => (
            <p key={field}>{words.now(words[field], shownAs(formOf(base), field))}</p>
          ))}
          <p>{words.conflict_text}</p>
        </Notice>
      )}
      <TextField
        id={idOf('name')}
        label={words.name}
        help={words.name_help}
        value={form.name}
        maxLength={MAX_CERTIFICATE_NAME_LENGTH}
        autoComplete="off"
        error={errors.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <SelectField
        id={idOf('category')}
        label={words.category}
        value={form.category}
        error={errors.category}
        onChange={({ target }) => change({ category: target.value as CertificateCategory })}
      >
        {CERTIFICATE_CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {texts.categories[category]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        id={idOf('description')}
        label={words.description}
        hint={texts.optional}
        help={words.description_help}
        value={form.description}
        maxLength={MAX_CERTIFICATE_DESCRIPTION_LENGTH}
        error={errors.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <UploadField
        id={idOf('picture_upload_id')}
        label={words.picture}
        {...smallestFor('avatar')}
        {...(picture && { variant: 'avatar' as const })}
        value={picture === undefined ? pictureOf(base) : picture}
        onChange={(upload) => {
          setPicture(upload);
          saving.clearError('picture_upload_id');
        }}
        isUnsaved={Boolean(picture)}
        error={errors.picture_upload_id}
        termsHref={localised(paths.terms)}
      />
      <DocumentsField
        id={idOf('documents')}
        value={form.documents}
        error={errors.documents}
        onChange={(documents) => change({ documents })}
      />
      <ReasonField id={idOf('reason')} why={why} action={saving} />
    </ActionDialog>
  );
}
