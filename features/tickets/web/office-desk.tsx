import { PlusIcon, QrCodeIcon, UploadIcon } from '@navikt/aksel-icons';
import { type ReactNode, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { runningPaths } from '#features/portal/web/running-paths.ts';
import { sheetTexts } from '#features/uploads/texts/sheets/token.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { ConfirmationDialog } from '#ui/confirmation-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NumberTiles } from '#ui/number-tiles.tsx';
import { PageButtons } from '#ui/page-buttons.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OfficeGroup } from '../office-contract.ts';
import type { GroupState } from '../rules.ts';
import { ticketOfficeTexts } from '../texts/office/token.ts';
import { deleteTicketGroup, listOfficeTickets, OFFICE_ANSWERS, setTicketGroupState } from './office-calls.ts';
import { OfficeFiguresDialog } from './office-figures-dialog.tsx';
import { OfficeFormDialog } from './office-form-dialog.tsx';
import { OfficeImportDialog } from './office-import-dialog.tsx';
import { type OfficeDeed, OfficeTable } from './office-table.tsx';

type Shown = { deed: OfficeDeed; group: OfficeGroup } | { deed: 'create' | 'import' } | null;

type TicketOfficeDeskProps = {
  /** The tickets of a group as a file, for those who may have it. */
  exportOf: (group: OfficeGroup) => ReactNode;
};

/** CRD-09: the tickets that the municipality hands out. */
export function TicketOfficeDesk({ exportOf }: TicketOfficeDeskProps) {
  const texts = useTexts(ticketOfficeTexts);
  const sheets = useTexts(sheetTexts);
  const [{ state, page }, setAsked] = useState<{ state: GroupState | ''; page: number }>({ state: '', page: 1 });
  const [shown, setShown] = useState<Shown>(null);
  const office = useOffice();
  const desk = office.municipality_id;
  const query = { ...office, ...(state !== '' && { state }), ...(page > 1 && { page }) };
  const answer = useAnswer(listOfficeTickets, { query }, { isKeptMeanwhile: true });
  const deeds = useGroupDeeds(() => setShown(null));

  function begin(deed: OfficeDeed, group: OfficeGroup) {
    if (deed === 'open') void deeds.run({ deed, group });
    else setShown({ deed, group });
  }

  if (answer.isError) return <FailedPart onTryAgain={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton shape="block" />;
  const { data: groups, counts, meta, can } = answer.data;
  const close = () => setShown(null);
  return (
    <>
      <PageHeader
        title={texts.page_title}
        lead={texts.lead}
        actions={
          <>
            {desk === undefined ? null : (
              <ButtonLink variant="secondary" icon={<QrCodeIcon aria-hidden />} href={runningPaths.scan(desk)}>
                {texts.scan}
              </ButtonLink>
            )}
            {can.change ? (
              <>
                <Button
                  variant="secondary"
                  icon={<UploadIcon aria-hidden />}
                  onClick={() => setShown({ deed: 'import' })}
                >
                  {sheets.button}
                </Button>
                <Button icon={<PlusIcon aria-hidden />} onClick={() => setShown({ deed: 'create' })}>
                  {texts.create}
                </Button>
              </>
            ) : null}
          </>
        }
      />
      <NumberTiles
        tiles={[
          { name: texts.numbers.open, value: counts.open },
          { name: texts.numbers.reserved, value: counts.reserved },
          { name: texts.numbers.used, value: counts.used },
          { name: texts.numbers.drafts, value: counts.draft },
        ]}
      />
      <Segmented
        label={texts.filter}
        options={[
          { value: '', label: texts.all },
          { value: 'open', label: texts.states.open },
          { value: 'draft', label: texts.states.draft },
          { value: 'closed', label: texts.states.closed },
        ]}
        value={state}
        onChange={(chosen) => setAsked({ state: chosen, page: 1 })}
      />
      {groups.length === 0 ? (
        <EmptyState title={state === '' ? texts.empty : texts.none_such}>
          {state === '' ? texts.empty_text : texts.none_such_text}
        </EmptyState>
      ) : (
        <>
          <OfficeTable
            groups={groups}
            opening={deeds.pending?.deed === 'open' ? deeds.pending.group.id : null}
            onDeed={begin}
          />
          <PageButtons
            page={page}
            pageCount={meta.last_page}
            texts={texts.pages}
            onChoose={(chosen) => setAsked({ state, page: chosen })}
          />
        </>
      )}
      {shown?.deed === 'create' ? <OfficeFormDialog group={null} onClose={close} /> : null}
      {shown?.deed === 'import' ? <OfficeImportDialog onClose={close} /> : null}
      {shown?.deed === 'change' ? <OfficeFormDialog group={shown.group} onClose={close} /> : null}
      {shown?.deed === 'look' ? (
        <OfficeFiguresDialog group={shown.group} onClose={close}>
          {shown.group.can.change ? exportOf(shown.group) : null}
        </OfficeFiguresDialog>
      ) : null}
      {shown?.deed === 'close' || shown?.deed === 'remove' ? (
        <ConfirmationDialog
          isOpen
          tone="danger"
          title={
            shown.deed === 'close' ? texts.close_question(shown.group.name) : texts.remove_question(shown.group.name)
          }
          text={shown.deed === 'close' ? texts.close_text : texts.remove_text}
          confirmLabel={texts[shown.deed]}
          cancelLabel={texts.cancel}
          closeLabel={texts.close_dialog}
          isPending={deeds.isPending}
          onConfirm={() => void deeds.run(shown)}
          onCancel={close}
        />
      ) : null}
    </>
  );
}

type Deed = { deed: OfficeDeed; group: OfficeGroup };

function useGroupDeeds(onDone: () => void) {
  const texts = useTexts(ticketOfficeTexts);
  const call = useCall();
  const { showToast } = useToasts();
  return useAction(
    async ({ deed, group: { id } }: Deed) => {
      if (deed === 'remove') await call(deleteTicketGroup, { params: { id } });
      else await call(setTicketGroupState, { params: { id }, body: { state: deed === 'open' ? 'open' : 'closed' } });
      const title = { open: texts.opened, close: texts.closed, remove: texts.removed, change: '', look: '' }[deed];
      showToast({ tone: 'success', title });
      onDone();
    },
    { invalidates: OFFICE_ANSWERS, isToldInToast: true },
  );
}
