import { PrinterSmallIcon } from '@navikt/aksel-icons';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { OfficeItem } from '../office-contract.ts';
import { equipmentOfficeTexts } from '../texts/office/token.ts';
import { listPieces } from './office-calls.ts';
import styles from './office-lending.module.css';

/** A sheet of labels, one for each piece. */
export function OfficeLabels({ item, onClose }: { item: OfficeItem; onClose: () => void }) {
  const { print: texts, close } = useTexts(equipmentOfficeTexts);
  const answer = useAnswer(listPieces, { params: { id: item.id } });
  if (answer.isError) return <FailedPart onTryAgain={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton shape="block" />;
  const pieces = answer.data.data.filter(({ code }) => code !== '');
  return (
    <>
      <PageHeader
        title={texts.title(item.name)}
        lead={texts.text}
        actions={
          <>
            <Button icon={<PrinterSmallIcon aria-hidden />} onClick={() => window.print()}>
              {texts.send}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {close}
            </Button>
          </>
        }
      />
      {pieces.length === 0 ? <p className="nb-muted">{texts.none}</p> : null}
      <div className={styles.labels}>
        {pieces.map((piece) => (
          <div key={piece.id} className={styles.label}>
            <QrCode text={piece.code} label={piece.label} />
            <strong>{piece.label}</strong>
            <p className="nb-small">{`${piece.digits.slice(0, 4)} ${piece.digits.slice(4)}`}</p>
          </div>
        ))}
      </div>
    </>
  );
}
