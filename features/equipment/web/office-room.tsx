import { QrCodeIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { deskPath } from '#features/portal/web/office-paths.ts';
import { runningPaths } from '#features/portal/web/running-paths.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { NumberTiles } from '#ui/number-tiles.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { OfficeItem } from '../office-contract.ts';
import { equipmentOfficeTexts } from '../texts/office/token.ts';
import { getEquipmentOffice } from './office-calls.ts';
import { OfficeItemTable } from './office-item-table.tsx';
import { OfficeLabels } from './office-labels.tsx';
import styles from './office-lending.module.css';
import { OfficeLoanList } from './office-loan-list.tsx';
import { OfficePiecesDialog } from './office-pieces-dialog.tsx';

type Shown = { deed: 'add' | 'print'; item: OfficeItem } | null;

/** BEY-20: what the municipality lends. */
export function EquipmentRoom() {
  const texts = useTexts(equipmentOfficeTexts);
  const office = useOffice();
  const desk = office.municipality_id;
  const answer = useAnswer(getEquipmentOffice, { query: office }, { isKeptMeanwhile: true });
  const [shown, setShown] = useState<Shown>(null);
  if (answer.isError) return <FailedPart onTryAgain={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton shape="block" />;
  const { municipality, places, items, can } = answer.data.data;
  if (shown?.deed === 'print') return <OfficeLabels item={shown.item} onClose={() => setShown(null)} />;
  const sum = (of: (item: OfficeItem) => number) => items.reduce((total, item) => total + of(item), 0);
  const ownDesks = places.filter(({ organization_id }) => organization_id === null);
  return (
    <>
      <PageHeader
        eyebrow={municipality.name}
        title={texts.page_title}
        lead={texts.lead}
        actions={
          desk === undefined ? undefined : (
            <ButtonLink variant="secondary" icon={<QrCodeIcon aria-hidden />} href={runningPaths.scan(desk)}>
              {texts.scan}
            </ButtonLink>
          )
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
      {places.length > 0 ? (
        <section className="nb-stack">
          <Heading level={2}>{texts.desks}</Heading>
          {ownDesks.length === 0 ? <p className="nb-muted">{texts.no_desks}</p> : null}
          <div className={styles.desks}>
            {ownDesks.map(({ id, name }) => (
              <ButtonLink key={id} variant="secondary" href={deskPath(id)}>
                {texts.to_desk(name)}
              </ButtonLink>
            ))}
          </div>
        </section>
      ) : null}
      {items.length === 0 ? (
        <EmptyState title={texts.no_items}>{texts.no_items_text}</EmptyState>
      ) : (
        <OfficeItemTable
          items={items}
          mayChange={can.change}
          onAdd={(item) => setShown({ deed: 'add', item })}
          onPrint={(item) => setShown({ deed: 'print', item })}
        />
      )}
      <Heading level={2}>{texts.loans}</Heading>
      <OfficeLoanList />
      {shown?.deed === 'add' ? <OfficePiecesDialog item={shown.item} onClose={() => setShown(null)} /> : null}
    </>
  );
}
