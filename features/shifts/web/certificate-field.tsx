import { useQuery } from '@tanstack/react-query';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { Shift } from '../contract.ts';
import { shiftTexts } from '../texts/token.ts';
import { listCertificates } from './calls.ts';

type CertificateFieldProps = {
  organisationId: string | null;
  /** What it asks for as it is: stands there also when the list did not come. */
  present: Shift['certificate'];
  value: string;
  onChange: (id: string) => void;
};

/** BEY-10: what one must hold to take the shift. Nothing where the organiser gives no certificates. */
export function CertificateField({ organisationId, present, value, onChange }: CertificateFieldProps) {
  const { form: words } = useTexts(shiftTexts);
  const call = useCall();
  const query = answerQuery(call, listCertificates, { params: { id: organisationId ?? '' } });
  const listed = useQuery({ ...query, enabled: organisationId !== null }).data?.data ?? [];
  const given = listed.filter(({ can }) => can.give).map(({ id, name }) => ({ id, name }));
  const choices = present && !given.some(({ id }) => id === present.id) ? [present, ...given] : given;
  if (choices.length === 0) return null;
  return (
    <SelectField
      label={words.certificate}
      help={words.certificate_help}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{words.no_certificate}</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
