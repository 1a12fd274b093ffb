import type { EventDetail } from '#features/events/contract.ts';
import { calendarLeaf } from '#platform/language/date-forms.ts';
import { shortDate } from '#platform/language/dates.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { DatedLine } from '#ui/dated-line.tsx';
import { Tag } from '#ui/tag.tsx';
import { TimeText } from '#ui/time-text.tsx';
import type { Shift, ShiftLack } from '../contract.ts';
import { isShiftFull, shiftPlacesLeft } from '../rules.ts';
import { shiftTexts } from '../texts/token.ts';
import { ShiftLackPart } from './shift-lack-part.tsx';

type ShiftLineProps = {
  shift: Shift;
  now: Date;
  isMine: boolean;
  /** Why this user cannot take it; null where they can, or nobody is logged in. */
  lack: ShiftLack | null;
  /** Who is asked for the certificate. */
  giver: EventDetail['organization'];
  /** Whether shifts of the activity can be taken at all. */
  isOpen: boolean;
  isPending: boolean;
  logInHref: string | null;
  onTake: () => void;
  onLeave: () => void;
};

export function ShiftLine(props: ShiftLineProps) {
  const { shift, now, isMine, lack, giver, isOpen, isPending, logInHref, onTake, onLeave } = props;
  const texts = useTexts(shiftTexts);
  const moments = useTexts(momentTexts);
  const when = whenText(shift, { now, moments });
  const name = shift.name || texts.unnamed;
  const naming = (doing: string) => ({ 'aria-label': texts.about(doing, name, when) });
  const isFull = isShiftFull(shift);
  return (
    <DatedLine
      date={shortDate(shift.start_at)}
      leaf={calendarLeaf(shift.start_at, moments)}
      end={
        <>
          <ShiftTag shift={shift} isMine={isMine} />
          {!isOpen || ((isFull || lack) && !isMine) ? null : logInHref ? (
            <ButtonLink isSmall variant="secondary" href={logInHref} {...naming(texts.take)}>
              {texts.take}
            </ButtonLink>
          ) : (
            <Button
              isSmall
              variant="secondary"
              isLoading={isPending}
              onClick={isMine ? onLeave : onTake}
              {...naming(isMine ? texts.give_back : texts.take)}
            >
              {isMine ? texts.give_back : texts.take}
            </Button>
          )}
        </>
      }
    >
      <strong>{name}</strong>
      <span className="nb-muted">
        <TimeText>{when}</TimeText>
      </span>
      {shift.certificate ? <span className="nb-small">{texts.needs(shift.certificate.name)}</span> : null}
      {shift.certificate && lack && isOpen && !isMine ? (
        <ShiftLackPart certificate={shift.certificate} lack={lack} giver={giver} />
      ) : null}
    </DatedLine>
  );
}

function ShiftTag({ shift, isMine }: { shift: Shift; isMine: boolean }) {
  const texts = useTexts(shiftTexts);
  const left = shiftPlacesLeft(shift);
  if (isMine) return <Tag tone="success">{texts.yours}</Tag>;
  if (left === null) return null;
  return left === 0 ? <Tag tone="warning">{texts.full}</Tag> : <Tag tone="success">{texts.places_left(left)}</Tag>;
}
