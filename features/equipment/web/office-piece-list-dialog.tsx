import { PlusIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import type { OfficeItem, OfficePiece } from '../office-contract.ts';
import type { PieceState } from '../rules.ts';
import { equipmentOfficeTexts } from '../texts/office/token.ts';
import { listPieces } from './office-calls.ts';
import styles from './office-lending.module.css';
import { OfficePieceDialog } from './office-piece-dialog.tsx';
import { OfficePiecesDialog } from './office-pieces-dialog.tsx';

const TONES = { ok: 'success', repair: 'warning', lost: 'neutral' } as const satisfies Record<PieceState, string>;

type OfficePieceListDialogProps = { item: OfficeItem; mayChange: boolean; onClose: () => void };

/** Every piece of a thing with its code and how it is. One that is changed comes in its place until it is done. */
export function OfficePieceListDialog({ item, mayChange, onClose }: OfficePieceListDialogProps) {
  const { piece_form: words, add_pieces, change, close, desk, which } = useTexts(equipmentOfficeTexts);
  const answer = useAnswer(listPieces, { params: { id: item.id } });
  const [shown, setShown] = useState<OfficePiece | 'add' | null>(null);
  const back = () => setShown(null);
  if (shown === 'add') return <OfficePiecesDialog item={item} onClose={back} />;
  if (shown) return <OfficePieceDialog piece={shown} onClose={back} />;
  const pieces = answer.data?.data;
  return (
    <Dialog
      isOpen
      title={words.title(item.name)}
      closeLabel={close}
      onClose={onClose}
      actions={
        mayChange ? (
          <Button icon={<PlusIcon aria-hidden />} onClick={() => setShown('add')}>
            {add_pieces}
          </Button>
        ) : undefined
      }
    >
      {answer.isError ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {pieces?.length === 0 ? <p className="nb-muted">{words.none}</p> : null}
      <ul className={styles.lines}>
        {pieces?.map((piece) => (
          <li key={piece.id} className={styles.line}>
            <div>
              <strong>{piece.label}</strong> <Tag tone={TONES[piece.state]}>{words.states[piece.state]}</Tag>
              <p className="nb-small nb-muted">
                {[
                  piece.digits && desk.code(`${piece.digits.slice(0, 4)} ${piece.digits.slice(4)}`),
                  piece.is_out && words.is_out,
                  piece.note,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {mayChange ? (
              <Button
                variant="secondary"
                isSmall
                aria-label={which(change, piece.label)}
                onClick={() => setShown(piece)}
              >
                {change}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
