import { type FormEvent, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { RoleCertificates as Stored } from '../roles-contract.ts';
import type { CertifiedRole } from '../rules.ts';
import { roleCertificateTexts } from '../texts/roles/token.ts';
import { getRoleCertificates, setRoleCertificates } from './calls.ts';
import { useDefinitions } from './use-definitions.ts';

type Named = { id: string; name: string };

/** BEY-10: what a user must hold before the organisation gives them a role. Nothing where it gives no certificates. */
export function RoleCertificates({ organisationId }: { organisationId: string }) {
  const words = useTexts(roleCertificateTexts);
  const stored = useAnswer(getRoleCertificates, { params: { id: organisationId } });
  const given = useDefinitions({ kind: 'organisation', id: organisationId });
  const roles = stored.data?.data.roles;
  if (given.definitions?.length === 0 && roles?.every(({ certificate }) => certificate === null)) return null;
  return (
    <section className="nb-panel nb-stack nb-gap-m" aria-labelledby="roller">
      <SectionHeading id="roller" title={words.title} lead={words.lead} />
      {stored.isError || given.isError ? (
        <FailedPart
          text={words.failed}
          onTryAgain={() => {
            void stored.refetch();
            given.readAgain();
          }}
        />
      ) : roles && given.definitions ? (
        <RoleForm organisationId={organisationId} roles={roles} given={given.definitions} />
      ) : (
        <Skeleton shape="block" />
      )}
    </section>
  );
}

type RoleFormProps = { organisationId: string; roles: Stored['roles']; given: readonly Named[] };

function RoleForm({ organisationId, roles, given }: RoleFormProps) {
  const words = useTexts(roleCertificateTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const [chosen, setChosen] = useState<Partial<Record<CertifiedRole, string | null>>>({});
  const wantedFor = (role: CertifiedRole): string | null => {
    const asked = roles.find((each) => each.role === role)?.certificate?.id ?? null;
    return chosen[role] === undefined ? asked : chosen[role];
  };
  const isChanged = roles.some(({ role, certificate }) => wantedFor(role) !== (certificate?.id ?? null));
  const saving = useAction(
    // What was not touched here may have been changed by another admin, and stays.
    () => call(setRoleCertificates, { params: { id: organisationId }, body: chosen }),
    { invalidates: [getRoleCertificates] },
  );

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!(await saving.run())) return;
    setChosen({});
    showToast({ tone: 'success', title: words.saved });
  }

  return (
    <form className="nb-stack nb-gap-m" noValidate onSubmit={(event) => void save(event)}>
      <ActionFailure action={saving} level={3} />
      {roles.map(({ role, certificate, lacking }) => (
        <SelectField
          key={role}
          label={words.fields[role]}
          help={lacking.length > 0 ? words.lacking(lacking.map(({ name }) => name)) : undefined}
          value={wantedFor(role) ?? ''}
          onChange={({ currentTarget }) => setChosen({ ...chosen, [role]: currentTarget.value || null })}
        >
          <option value="">{words.nothing}</option>
          {choicesWith(given, certificate).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ))}
      <div>
        <Button type="submit" isLoading={saving.isPending} disabled={!isChanged}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}

/** One that is asked for and not given here any more is a choice as long as it is asked for. */
const choicesWith = (given: readonly Named[], asked: Named | null): readonly Named[] =>
  asked && given.every(({ id }) => id !== asked.id) ? [...given, asked] : given;
