import type { ChangedAnswers } from '#features/identity/web/use-action.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { RunOccurrence } from '../occurrence-contract.ts';
import { seriesTexts } from '../texts/token.ts';
import { EditTimeDialog } from './edit-time-dialog.tsx';
import { EventReasonDialog } from './event-reason-dialog.tsx';
import { useCancelling } from './use-cancelling.ts';
import { useEventAction } from './use-event-action.ts';

/** What needs an answer before it is done. */
export type TimeQuestion = { kind: 'edit' | 'cancel'; time: RunOccurrence };

type TimeQuestionDialogProps = {
  question: TimeQuestion;
  version: number;
  changed: ChangedAnswers;
  isSeries: boolean;
  now: Date;
  onDone: () => void;
};

export function TimeQuestionDialog({ question, version, changed, isSeries, now, onDone }: TimeQuestionDialogProps) {
  const texts = useTexts(seriesTexts);
  const moments = useTexts(momentTexts);
  const { showToast } = useToasts();
  const { isPending, carryOut } = useEventAction(changed);
  const setCancelled = useCancelling(version);
  const { kind, time } = question;

  if (kind === 'edit') {
    return (
      <EditTimeDialog
        key={time.id}
        time={time}
        version={version}
        changed={changed}
        isSeries={isSeries}
        onClose={onDone}
        onSaved={({ scope }) => {
          const { time_updated, times_updated } = texts.notices;
          showToast({ tone: 'success', title: scope === 'one' ? time_updated : times_updated });
          onDone();
        }}
      />
    );
  }
  const when = whenText(time, { now, moments });
  return (
    <EventReasonDialog
      title={texts.cancel_time.title}
      text={texts.cancel_time.text(when, time.attendees_count)}
      confirmLabel={texts.cancel_time.yes}
      help={texts.reason_help}
      isPending={isPending}
      onClose={onDone}
      onConfirm={async (reason) => {
        await carryOut(() => setCancelled(time, true, reason), texts.notices.time_cancelled);
        onDone();
      }}
    />
  );
}
