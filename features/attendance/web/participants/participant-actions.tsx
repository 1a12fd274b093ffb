import { ArrowDownIcon, ArrowUpIcon, ClockDashedIcon, PersonMinusIcon } from '@navikt/aksel-icons';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import type { Attendee } from '../../participants-contract.ts';
import { participantTexts } from '../../texts/participants/token.ts';
import type { Deed } from './change-place-dialog.tsx';
import styles from './participant-list.module.css';
import type { ReportOf } from './shown-participants.ts';

export type Asked = { attendee: Attendee; what: Deed | 'history' };

type ParticipantActionsProps = {
  attendee: Attendee;
  /** Whether the user who looks may change the list; otherwise they may only read. */
  canRun: boolean;
  lastPosition: number;
  hasWords?: boolean;
  onAsk: (asked: Asked) => void;
  reportOf: ReportOf;
};

const ICONS = {
  up: <ArrowUpIcon aria-hidden />,
  down: <ArrowDownIcon aria-hidden />,
  history: <ClockDashedIcon aria-hidden />,
  remove: <PersonMinusIcon aria-hidden />,
};

/** Only who has a place in line can be moved. */
export function ParticipantActions({
  attendee,
  canRun,
  lastPosition,
  hasWords = false,
  onAsk,
  reportOf,
}: ParticipantActionsProps) {
  const { list: texts } = useTexts(participantTexts);
  const moves = canRun && attendee.position !== null ? (['up', 'down'] as const) : [];
  const isAtEnd = { up: attendee.position === 1, down: attendee.position === lastPosition };
  const actions = [...moves, 'history' as const, ...(canRun ? ['remove' as const] : [])];
  return (
    <div className={styles.actions}>
      {actions.map((what) => (
        <Button
          key={what}
          variant="tertiary"
          isSmall
          isDanger={what === 'remove'}
          disabled={(what === 'up' || what === 'down') && isAtEnd[what]}
          aria-label={texts[what](attendee.name)}
          icon={ICONS[what]}
          onClick={() => onAsk({ attendee, what })}
        >
          {hasWords ? texts.short[what] : null}
        </Button>
      ))}
      {reportOf({ id: attendee.user_id, name: attendee.name })}
    </div>
  );
}
