import { QrCodeIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { trailTexts } from '#features/portal/texts/trail/token.ts';
import { officePaths } from '#features/portal/web/office-paths.ts';
import { runningPaths } from '#features/portal/web/running-paths.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Heading } from '#ui/heading.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Desk, DeskLoan, DeskPiece } from '../desk-contract.ts';
import { equipmentOfficeTexts } from '../texts/office/token.ts';
import { DeskGiveDialog } from './desk-give-dialog.tsx';
import { DeskLines } from './desk-lines.tsx';
import { DeskReturnDialog } from './desk-return-dialog.tsx';
import { LENDING_ANSWERS, setPieceState } from './office-calls.ts';
import styles from './office-lending.module.css';

/** BEY-20: who comes to a lending place today. */
export function DeskRoom({ desk }: { desk: Desk }) {
  const { desk: texts, scan, which } = useTexts(equipmentOfficeTexts);
  const [chosen, setChosen] = useState<DeskLoan | null>(null);
  const mending = useRepair();
  const actionOf = (loan: DeskLoan) => {
    const isGiven = loan.state === 'out';
    if (!(loan.can.hand_out || loan.can.take_back)) return null;
    const words = isGiven ? texts.take_back : texts.hand_out;
    return (
      <Button
        variant={isGiven ? 'secondary' : 'primary'}
        isSmall
        aria-label={which(words, `${loan.item_name}, ${loan.first_name ?? ''}`)}
        onClick={() => setChosen(loan)}
      >
        {words}
      </Button>
    );
  };
  // Who comes today is always told; the others only where there are any.
  const lists = { coming: desk.coming, due: desk.due, overdue: desk.overdue, out: desk.out };
  return (
    <>
      <PageHeader
        title={desk.place.name}
        lead={texts.lead}
        trail={desk.organization_id === null ? <OfficeTrail current={desk.place.name} /> : undefined}
        actions={
          <ButtonLink
            variant="secondary"
            icon={<QrCodeIcon aria-hidden />}
            href={runningPaths.scan(desk.organization_id ?? desk.municipality_id)}
          >
            {scan}
          </ButtonLink>
        }
      />
      {(['coming', 'due', 'overdue', 'out'] as const)
        .filter((list) => list === 'coming' || list === 'due' || lists[list].length > 0)
        .map((list) => (
          <DeskLines
            key={list}
            title={texts[list]}
            loans={lists[list]}
            nothing={list === 'coming' || list === 'due' ? texts.nothing[list] : ''}
            actionOf={actionOf}
          />
        ))}
      {desk.in_repair.length > 0 ? (
        <section className="nb-stack">
          <Heading level={2}>{texts.repair}</Heading>
          <ul className={styles.lines}>
            {desk.in_repair.map((piece) => (
              <li key={piece.id} className={styles.line}>
                <div>
                  <strong>{piece.label}</strong>
                  <p className="nb-small nb-muted">{[piece.item_name, piece.note].filter(Boolean).join(' · ')}</p>
                </div>
                <Button
                  variant="secondary"
                  isSmall
                  aria-label={which(texts.repaired, piece.label)}
                  isLoading={mending.pending?.id === piece.id}
                  onClick={() => void mending.run(piece)}
                >
                  {texts.repaired}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {chosen?.state === 'reserved' ? <DeskGiveDialog loan={chosen} onClose={() => setChosen(null)} /> : null}
      {chosen?.state === 'out' ? <DeskReturnDialog loan={chosen} onClose={() => setChosen(null)} /> : null}
    </>
  );
}

/** The municipality's own desk is opened from its room. */
function OfficeTrail({ current }: { current: string }) {
  const { you_are_here } = useTexts(trailTexts);
  const { page_title } = useTexts(equipmentOfficeTexts);
  return (
    <Breadcrumbs label={you_are_here} trail={[{ href: officePaths.equipment, text: page_title }]} current={current} />
  );
}

function useRepair() {
  const { desk: texts } = useTexts(equipmentOfficeTexts);
  const call = useCall();
  const { showToast } = useToasts();
  return useAction(
    async ({ id, label }: DeskPiece) => {
      await call(setPieceState, { params: { id }, body: { state: 'ok' } });
      showToast({ tone: 'success', title: texts.whole_again(label) });
    },
    { invalidates: LENDING_ANSWERS, isToldInToast: true },
  );
}
