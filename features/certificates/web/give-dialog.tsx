import { useId, useState } from 'react';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { createSending } from '#platform/web/new-key.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { StampPerson } from '../stamps-contract.ts';
import { certificateTexts } from '../texts/token.ts';
import { assignStamps, listOrganisationCertificates } from './calls.ts';
import { KnownPeoplePicker } from './known-people-picker.tsx';
import { PeriodFields } from './period-fields.tsx';
import { useCertificateAction } from './use-certificate-action.ts';
import { usePeriod } from './use-period.ts';

type GiveDialogProps = {
  organisationId: string;
  /** The one that is chosen to begin with. */
  certificateId: string;
  now: Date;
  onClose: () => void;
};

const FIELDS = ['certificate_id', 'user_ids', 'start_at', 'end_at', 'forever'];

/** CER-02: one certificate to one or more people. They are told, and it holds when they have accepted it. */
export function GiveDialog({ organisationId, certificateId, now, onClose }: GiveDialogProps) {
  const texts = useTexts(certificateTexts);
  const words = texts.give;
  const id = useId();
  const call = useCall();
  const { showToast } = useToasts();
  const { isPending, failure, errors, carryOut } = useCertificateAction(FIELDS);
  const [sending] = useState(createSending);
  const answer = useAnswer(listOrganisationCertificates, { params: { id: organisationId } });
  const certificates = answer.data?.data.filter(({ can }) => can.give) ?? [];
  const [chosenId, setChosenId] = useState(certificateId);
  const [people, setPeople] = useState<StampPerson[]>([]);
  const [hasTried, setHasTried] = useState(false);
  const period = usePeriod(`${id}-period`, { now });

  async function submit() {
    setHasTried(true);
    const hasPeriod = period.isRight();
    if (people.length === 0) return document.getElementById(`${id}-people`)?.focus();
    if (!hasPeriod) return;
    const user_ids = people.map((person) => person.id);
    const body = { certificate_id: chosenId, organization_id: organisationId, user_ids, ...period.dates };
    await carryOut(async () => {
      const { given, already } = (await call(assignStamps, { body, key: sending.keyOf(body) })).data;
      showToast({
        tone: given > 0 ? 'success' : 'neutral',
        title: given > 0 ? words.done(given) : words.none_done,
        ...(already > 0 && { text: words.already(already) }),
      });
      onClose();
    });
  }

  return (
    <FormDialog
      title={words.title}
      text={words.text}
      submitLabel={words.confirm}
      cancelLabel={texts.cancel}
      closeLabel={texts.close}
      isPending={isPending}
      isBlocking={isPending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={words.certificate}
        value={chosenId}
        error={errors.certificate_id}
        onChange={({ target }) => setChosenId(target.value)}
      >
        {certificates.map((certificate) => (
          <option key={certificate.id} value={certificate.id}>
            {certificate.name}
          </option>
        ))}
      </SelectField>
      <KnownPeoplePicker
        id={`${id}-people`}
        organisationId={organisationId}
        chosen={people}
        error={hasTried && people.length === 0 ? words.required : errors.user_ids}
        onChange={setPeople}
      />
      <PeriodFields {...period.fields} errors={errors} />
    </FormDialog>
  );
}
