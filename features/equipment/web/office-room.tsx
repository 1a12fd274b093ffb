import { PlusIcon, QrCodeIcon, UploadIcon } from '@navikt/aksel-icons';
import { type ReactNode, useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { runningPaths } from '#features/portal/web/running-paths.ts';
import { sheetTexts } from '#features/uploads/texts/sheets/token.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { NumberTiles } from '#ui/number-tiles.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { OfficeItem, OfficePlace } from '../office-contract.ts';
import { equipmentOfficeTexts } from '../texts/office/token.ts';
import { getEquipmentOffice } from './office-calls.ts';
import { OfficeFigures } from './office-figures.tsx';
import { LendingImportDialog } from './office-import-dialog.tsx';
import { OfficeItemDialog } from './office-item-dialog.tsx';
import { type ItemDeed, OfficeItemTable } from './office-item-table.tsx';
import { OfficeLabels } from './office-labels.tsx';
import { OfficeLoanList } from './office-loan-list.tsx';
import { OfficePieceListDialog } from './office-piece-list-dialog.tsx';
import { OfficePlaceDialog } from './office-place-dialog.tsx';
import { OfficePlaceTable } from './office-place-table.tsx';
import { useItemState } from './use-item-state.ts';

type Shown =
  | { deed: 'change' | 'pieces' | 'print'; item: OfficeItem }
  | { deed: 'item'; item: null }
  | { deed: 'import' }
  | { deed: 'place'; place: OfficePlace | null };

type EquipmentRoomProps = {
  /** All of it as a file, for those who may have it. */
  exportPart: ReactNode;
};

/** BEY-20: what the municipality lends. */
export function EquipmentRoom({ exportPart }: EquipmentRoomProps) {
  const texts = useTexts(equipmentOfficeTexts);
  const sheets = useTexts(sheetTexts);
  const office = useOffice();
  const desk = office.municipality_id;
  const answer = useAnswer(getEquipmentOffice, { query: office }, { isKeptMeanwhile: true });
  const [shown, setShown] = useState<Shown | null>(null);
  const states = useItemState();
  if (answer.isError) return <FailedPart onTryAgain={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton shape="block" />;
  const { municipality, places, items, deposits, can } = answer.data.data;
  const close = () => setShown(null);
  if (shown?.deed === 'print') return <OfficeLabels item={shown.item} onClose={close} />;
  const sum = (of: (item: OfficeItem) => number) => items.reduce((total, item) => total + of(item), 0);
  const [first, ...others] = places;

  function begin(deed: ItemDeed, item: OfficeItem) {
    if (deed === 'open' || deed === 'shut') void states.run({ item, state: deed === 'open' ? 'open' : 'closed' });
    else setShown({ deed, item });
  }

  return (
    <>
      <PageHeader
        eyebrow={municipality.name}
        title={texts.page_title}
        lead={texts.lead}
        actions={
          <>
            {desk === undefined ? null : (
              <ButtonLink variant="secondary" icon={<QrCodeIcon aria-hidden />} href={runningPaths.scan(desk)}>
                {texts.scan}
              </ButtonLink>
            )}
            {can.change && first ? (
              <>
                <Button
                  variant="secondary"
                  icon={<UploadIcon aria-hidden />}
                  onClick={() => setShown({ deed: 'import' })}
                >
                  {sheets.button}
                </Button>
                <Button icon={<PlusIcon aria-hidden />} onClick={() => setShown({ deed: 'item', item: null })}>
                  {texts.new_item}
                </Button>
              </>
            ) : null}
          </>
        }
      />
      <NumberTiles
        tiles={[
          { name: texts.numbers.pieces, value: sum(({ pieces, lost }) => pieces - lost) },
          { name: texts.numbers.out, value: sum(({ out }) => out) },
          { name: texts.numbers.overdue, value: sum(({ overdue }) => overdue) },
          { name: texts.numbers.repair, value: sum(({ in_repair }) => in_repair) },
        ]}
      />
      {deposits.undecided > 0 && can.change ? (
        <Notice tone="warning" title={texts.deposits.waiting(deposits.undecided)}>
          {texts.deposits.waiting_text}
        </Notice>
      ) : null}
      {items.length === 0 ? (
        <EmptyState title={texts.no_items}>{texts.no_items_text}</EmptyState>
      ) : (
        <OfficeItemTable
          items={items}
          mayChange={can.change}
          pending={states.pending?.item.id ?? null}
          onDeed={begin}
        />
      )}
      {can.change && items.length > 0 ? <div>{exportPart}</div> : null}
      <Heading level={2}>{texts.places}</Heading>
      {first ? (
        <OfficePlaceTable
          places={places}
          mayChange={can.change}
          onChange={(place) => setShown({ deed: 'place', place })}
        />
      ) : (
        <EmptyState title={texts.no_places}>{texts.no_places_text}</EmptyState>
      )}
      {can.change ? (
        <div>
          <Button
            variant="secondary"
            icon={<PlusIcon aria-hidden />}
            onClick={() => setShown({ deed: 'place', place: null })}
          >
            {texts.new_place}
          </Button>
        </div>
      ) : null}
      <Heading level={2}>{texts.loans}</Heading>
      <OfficeLoanList hasDeposits={deposits.are_asked_for || deposits.undecided > 0} />
      <Heading level={2}>{texts.figures.title}</Heading>
      <OfficeFigures />
      {shown?.deed === 'place' ? <OfficePlaceDialog place={shown.place} onClose={close} /> : null}
      {first && (shown?.deed === 'item' || shown?.deed === 'change') ? (
        <OfficeItemDialog
          item={shown.item}
          places={[first, ...others]}
          hasDeposit={deposits.are_asked_for}
          onClose={close}
        />
      ) : null}
      {shown?.deed === 'import' ? <LendingImportDialog onClose={close} /> : null}
      {shown?.deed === 'pieces' ? (
        <OfficePieceListDialog item={shown.item} mayChange={can.change} onClose={close} />
      ) : null}
    </>
  );
}
