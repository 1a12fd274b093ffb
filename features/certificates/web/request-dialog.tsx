import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OwnCertificate } from '../contract.ts';
import { certificateTexts } from '../texts/token.ts';
import { CERTIFICATE_ANSWERS, listCertificates, requestStamp } from './calls.ts';
import { CertificateFacts } from './certificate-facts.tsx';

const FIELDS = ['organization_id', 'certificate_id'];

/** CER-03: asks an organisation that one belongs to for one of its certificates. */
export function RequestDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(certificateTexts);
  const words = texts.request;
  const id = useId();
  const call = useCall();
  const { showToast } = useToasts();
  const [chosenOrganisation, setChosenOrganisation] = useState('');
  const [chosenCertificate, setChosenCertificate] = useState('');
  const answer = useAnswer(listCertificates, { query: {} });
  const all = answer.data?.data ?? [];
  const organisations = askableOrganisations(all);
  // With one there is nothing to choose.
  const organisation = organisations.find((one) => one.id === chosenOrganisation) ?? onlyOf(organisations);
  const certificates = all.filter(({ available_in }) =>
    available_in.some((one) => one.id === organisation?.id && one.can.request),
  );
  const certificate = certificates.find((one) => one.id === chosenCertificate);

  const idOf = (field: string) => `${id}-${field}`;
  const asking = useAction(
    (body: { organization_id: string; certificate_id: string }, { keyOf }) =>
      call(requestStamp, { body, key: keyOf(body) }),
    { invalidates: CERTIFICATE_ANSWERS, fields: FIELDS, idOf },
  );

  async function submit() {
    if (!organisation) return asking.setErrors({ organization_id: words.organisation_required });
    if (!certificate) return asking.setErrors({ certificate_id: words.certificate_required });
    if (!(await asking.run({ organization_id: organisation.id, certificate_id: certificate.id }))) return;
    showToast({ tone: 'success', title: words.done, text: words.done_text(organisation.name) });
    onClose();
  }

  return (
    <ActionDialog
      title={words.title}
      text={words.text}
      submitLabel={words.confirm}
      cancelLabel={texts.cancel}
      closeLabel={texts.close}
      action={asking}
      onSubmit={submit}
      onClose={onClose}
    >
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError ? <FailedPart text={words.failed} onTryAgain={() => void answer.refetch()} /> : null}
      {answer.data && organisations.length === 0 ? <Notice>{words.none}</Notice> : null}
      {organisations.length > 0 ? (
        <>
          <SelectField
            id={idOf('organization_id')}
            label={words.organisation}
            error={asking.errors.organization_id}
            value={organisation?.id ?? ''}
            onChange={({ target }) => {
              setChosenOrganisation(target.value);
              asking.clearError('organization_id');
            }}
          >
            {organisation ? null : <option value="">{words.choose}</option>}
            {organisations.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </SelectField>
          <SelectField
            id={idOf('certificate_id')}
            label={words.certificate}
            disabled={!organisation}
            error={asking.errors.certificate_id}
            value={certificate?.id ?? ''}
            onChange={({ target }) => {
              setChosenCertificate(target.value);
              asking.clearError('certificate_id');
            }}
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
    </ActionDialog>
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
