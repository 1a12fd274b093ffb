import { type ComponentType, useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OrganisationCertificate } from '../contract.ts';
import {
  CERTIFICATE_CATEGORIES,
  type CertificateCategory,
  MAX_CERTIFICATE_DESCRIPTION_LENGTH,
  MAX_CERTIFICATE_NAME_LENGTH,
} from '../rules.ts';
import { certificateTexts } from '../texts/token.ts';
import { CERTIFICATE_ANSWERS, createOrganisationCertificate, updateCertificate } from './calls.ts';
import type { DocumentsFieldProps, FormDocument } from './documents-field-props.ts';

type CertificateFormDialogProps = {
  organisationId: string;
  /** Null makes a new one. */
  certificate: OrganisationCertificate | null;
  DocumentsField: ComponentType<DocumentsFieldProps>;
  onClose: () => void;
};

const FIELDS = ['name', 'category', 'description', 'documents'];

/** CER-01: what it is called, what it is about, and the papers to read before one says yes to it. */
export function CertificateFormDialog({
  organisationId,
  certificate,
  DocumentsField,
  onClose,
}: CertificateFormDialogProps) {
  const texts = useTexts(certificateTexts);
  const words = texts.form;
  const id = useId();
  const call = useCall();
  const { showToast } = useToasts();
  const [form, setForm] = useState({
    name: certificate?.name ?? '',
    category: certificate?.category ?? ('course' as CertificateCategory),
    description: certificate?.description ?? '',
    documents: certificate?.documents.map(({ upload_id, name }): FormDocument => ({ upload_id, name })) ?? [],
  });
  const idOf = (field: string) => `${id}-${field}`;
  const saving = useAction(
    (_, { keyOf }) => {
      if (certificate) {
        const body = { ...form, version: certificate.version };
        return call(updateCertificate, { params: { id: certificate.id }, body });
      }
      return call(createOrganisationCertificate, { params: { id: organisationId }, body: form, key: keyOf(form) });
    },
    { invalidates: CERTIFICATE_ANSWERS, fields: FIELDS, idOf },
  );
  const { errors } = saving;

  function change(part: Partial<typeof form>) {
    setForm((before) => ({ ...before, ...part }));
    for (const field of Object.keys(part)) saving.clearError(field);
  }

  async function submit() {
    if (form.name.trim() === '') return saving.setErrors({ name: words.name_required });
    if (!(await saving.run())) return;
    showToast({ tone: 'success', title: certificate ? words.saved : words.created });
    onClose();
  }

  return (
    <FormDialog
      title={certificate ? words.edit_title : words.new_title}
      submitLabel={certificate ? words.save : words.create}
      cancelLabel={texts.cancel}
      closeLabel={texts.close}
      isPending={saving.isPending}
      isBlocking={saving.isPending}
      failure={<ActionFailure action={saving} level={3} />}
      onSubmit={submit}
      onClose={onClose}
    >
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
      <DocumentsField
        id={idOf('documents')}
        value={form.documents}
        error={errors.documents}
        onChange={(documents) => change({ documents })}
      />
    </FormDialog>
  );
}
