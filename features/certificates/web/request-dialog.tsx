import { useId, useState } from 'react';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { createSending } from '#platform/web/new-key.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OwnCertificate } from '../contract.ts';
import { certificateTexts } from '../texts/token.ts';
import { listCertificates, requestStamp } from './calls.ts';
import { CertificateFacts } from './certificate-facts.tsx';
import { useCertificateAction } from './use-certificate-action.ts';

/** CER-03: asks an organisation that one belongs to for one of its certificates. */
export function RequestDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(certificateTexts);
  const words = texts.request;
  const id = useId();
  const call = useCall();
  const { showToast } = useToasts();
  const action = useCertificateAction(['organization_id', 'certificate_id']);
  const [sending] = useState(createSending);
  const [chosenOrganisation, setChosenOrganisation] = useState('');
  const [chosenCertificate, setChosenCertificate] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const answer = useAnswer(listCertificates, { query: {} });
  const all = answer.data?.data ?? [];
  const organisations = askableOrganisations(all);
  // With one there is nothing to choose.
  const organisation = organisations.find((one) => one.id === chosenOrganisation) ?? onlyOf(organisations);
  const certificates = all.filter(({ available_in }) =>
    available_in.some((one) => one.id === organisation?.id && one.can.request),
  );
  const certificate = certificates.find((one) => one.id === chosenCertificate);

  async function submit() {
    setHasTried(true);
    if (!organisation || !certificate) {
      return document.getElementById(`${id}-${organisation ? 'certificate' : 'organisation'}`)?.focus();
    }
    const body = { organization_id: organisation.id, certificate_id: certificate.id };
    await action.carryOut(async () => {
      await call(requestStamp, { body, key: sending.keyOf(body) });
      showToast({ tone: 'success', title: words.done, text: words.done_text(organisation.name) });
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
      isPending={action.isPending}
      failure={action.failure}
      onSubmit={submit}
      onClose={onClose}
    >
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError ? <Notice tone="danger">{words.failed}</Notice> : null}
      {answer.data && organisations.length === 0 ? <Notice>{words.none}</Notice> : null}
      {organisations.length > 0 ? (
        <>
          <SelectField
            id={`${id}-organisation`}
            label={words.organisation}
            error={hasTried && !organisation ? words.organisation_required : action.errors.organization_id}
            value={organisation?.id ?? ''}
            onChange={({ target }) => setChosenOrganisation(target.value)}
          >
            {organisation ? null : <option value="">{words.choose}</option>}
            {organisations.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </SelectField>
          <SelectField
            id={`${id}-certificate`}
            label={words.certificate}
            disabled={!organisation}
            error={hasTried && organisation && !certificate ? words.certificate_required : action.errors.certificate_id}
            value={certificate?.id ?? ''}
            onChange={({ target }) => setChosenCertificate(target.value)}
          >
            <option value="">{words.choose}</option>
            {certificates.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </SelectField>
        </>
      ) : null}
      {certificate ? <CertificateFacts certificate={certificate} /> : null}
    </FormDialog>
  );
}

type Named = { id: string; name: string };

/** Each of them once, by name. */
function askableOrganisations(certificates: readonly OwnCertificate[]): Named[] {
  const askable = certificates.flatMap(({ available_in }) => available_in.filter(({ can }) => can.request));
  const byId = new Map(askable.map(({ id, name }) => [id, { id, name }]));
  return [...byId.values()].sort((one, other) => one.name.localeCompare(other.name, 'nb'));
}

const onlyOf = <Item,>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);
