import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { StampPerson } from '../stamps-contract.ts';
import { certificateTexts } from '../texts/token.ts';
import { assignStamps, CERTIFICATE_ANSWERS, listOrganisationCertificates } from './calls.ts';
import { KnownPeoplePicker } from './known-people-picker.tsx';
import { PeriodFields } from './period-fields.tsx';
import { usePeriod } from './use-period.ts';

type GiveCertificateDialogProps = {
  organisationId: string;
  /** The one that is chosen to begin with. */
  certificateId: string;
  now: Date;
  onClose: () => void;
};

const FIELDS = ['certificate_id', 'user_ids', 'start_at', 'end_at', 'forever'];

/** CER-02: one certificate to one or more people. They are told, and it holds when they have accepted it. */
export function GiveCertificateDialog({ organisationId, certificateId, now, onClose }: GiveCertificateDialogProps) {
  const texts = useTexts(certificateTexts);
  const words = texts.give;
  const id = useId();
  const call = useCall();
  const { showToast } = useToasts();
  const answer = useAnswer(listOrganisationCertificates, { params: { id: organisationId } });
  const certificates = answer.data?.data.filter(({ can }) => can.give) ?? [];
  const [chosenId, setChosenId] = useState(certificateId);
  const [people, setPeople] = useState<StampPerson[]>([]);
  const idOf = (field: string) => `${id}-${field}`;
  const giving = useAction(
    (_, { keyOf }) => {
      const user_ids = people.map((person) => person.id);
      const body = { certificate_id: chosenId, organization_id: organisationId, user_ids, ...period.dates };
      return call(assignStamps, { body, key: keyOf(body) });
    },
    { invalidates: CERTIFICATE_ANSWERS, fields: FIELDS, idOf },
  );
  const period = usePeriod(id, { now, action: giving });

  async function submit() {
    const faults = { ...(people.length === 0 && { user_ids: words.required }), ...period.check() };
    if (Object.keys(faults).length > 0) return giving.setErrors(faults);
    const done = await giving.run();
    if (!done) return;
    const { given, already } = done.result.data;
    showToast({
      tone: given > 0 ? 'success' : 'neutral',
      title: given > 0 ? words.done(given) : words.none_done,
      ...(already > 0 && { text: words.already(already) }),
    });
    onClose();
  }

  return (
    <ActionDialog
      title={words.title}
      text={words.text}
      submitLabel={words.confirm}
      cancelLabel={texts.cancel}
      closeLabel={texts.close}
      isBlocking
      action={giving}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        id={idOf('certificate_id')}
        label={words.certificate}
        value={chosenId}
        error={giving.errors.certificate_id}
        onChange={({ target }) => setChosenId(target.value)}
      >
        {certificates.map((certificate) => (
          <option key={certificate.id} value={certificate.id}>
            {certificate.name}
          </option>
        ))}
      </SelectField>
      <KnownPeoplePicker
        id={idOf('user_ids')}
        organisationId={organisationId}
        chosen={people}
        error={giving.errors.user_ids}
        onChange={(chosen) => {
          setPeople(chosen);
          giving.clearError('user_ids');
        }}
      />
      <PeriodFields {...period.fields} />
    </ActionDialog>
  );
}
