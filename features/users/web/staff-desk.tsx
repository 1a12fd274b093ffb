import { PlusIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { officePaths } from '#features/portal/web/office-paths.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { unlessDeclined, useProof } from '#platform/web/use-proof.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmationDialog } from '#ui/confirmation-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageNumbers } from '#ui/page-numbers.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { GrantRole } from '../rules.ts';
import type { StaffMember } from '../staff-contract.ts';
import { staffTexts } from '../texts/staff/token.ts';
import { InvitedStaff } from './invited-staff.tsx';
import { listMunicipalStaff, revokeMunicipality } from './staff-calls.ts';
import { StaffDialog } from './staff-dialog.tsx';
import { StaffTable } from './staff-table.tsx';

export type HeldRole = { person: StaffMember; role: GrantRole };

/** DSH-03: who may act for the municipality; its admins give and take all but their own kind. */
export function StaffDesk({ municipalityId, number }: { municipalityId: string; number: number }) {
  const texts = useTexts(staffTexts);
  const office = useOffice();
  const [isAdding, setIsAdding] = useState(false);
  const [taken, setTaken] = useState<HeldRole | null>(null);
  const taking = useTaking(municipalityId);
  const answer = useAnswer(listMunicipalStaff, { query: { ...office, page: number } });
  const people = answer.data?.data ?? [];
  return (
    <>
      <PageHeader
        title={texts.page_title}
        lead={texts.lead}
        actions={
          <Button icon={<PlusIcon aria-hidden />} onClick={() => setIsAdding(true)}>
            {texts.invite}
          </Button>
        }
      />
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError ? <FailedPart text={texts.failed} onTryAgain={() => void answer.refetch()} /> : null}
      {answer.data && people.length === 0 ? (
        <EmptyState title={texts.empty.title}>{texts.empty.text}</EmptyState>
      ) : null}
      {people.length > 0 ? <StaffTable people={people} onTake={setTaken} /> : null}
      <p className="nb-small nb-muted">{texts.admins_note}</p>
      {answer.data ? (
        <PageNumbers
          page={answer.data.meta.page}
          pageCount={answer.data.meta.last_page}
          hrefOf={(page) => `${officePaths.people}?page=${page}`}
          texts={texts.pages}
        />
      ) : null}
      <InvitedStaff />
      {isAdding ? <StaffDialog onClose={() => setIsAdding(false)} /> : null}
      <ConfirmationDialog
        isOpen={taken !== null}
        title={texts.taking.title(taken?.person.name ?? '')}
        text={texts.taking.text}
        tone="danger"
        confirmLabel={texts.taking.yes}
        cancelLabel={texts.dialog.cancel}
        closeLabel={texts.dialog.close}
        isPending={taking.isPending}
        onConfirm={async () => {
          if (taken) await taking.run(taken);
          setTaken(null);
        }}
        onCancel={() => setTaken(null)}
      />
    </>
  );
}

function useTaking(municipality: string) {
  const texts = useTexts(staffTexts);
  const call = useCall();
  const withProof = useProof();
  const { showToast } = useToasts();
  return useAction(
    async ({ person, role }: HeldRole) => {
      const take = () => call(revokeMunicipality, { params: { id: person.id, municipality, role }, body: {} });
      const isTaken = await unlessDeclined(() => withProof(take));
      if (isTaken) showToast({ tone: 'success', title: texts.taken(person.name) });
    },
    { invalidates: [listMunicipalStaff], isToldInToast: true },
  );
}
