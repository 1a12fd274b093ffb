import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { ConfirmationDialog } from '#ui/confirmation-dialog.tsx';
import type { Shift, ShiftUser } from '../contract.ts';
import { shiftTexts } from '../texts/token.ts';

export type AskedAboutShift = { kind: 'delete'; shift: Shift } | { kind: 'take_back'; shift: Shift; user: ShiftUser };

type ShiftQuestionProps = {
  asked: AskedAboutShift | null;
  now: Date;
  isPending: boolean;
  onClose: () => void;
  onDelete: (shift: Shift) => Promise<void>;
  onTakeBack: (shift: Shift, user: ShiftUser) => Promise<void>;
};

/** Before a user loses a shift. */
export function ShiftQuestion({ asked, now, isPending, onClose, onDelete, onTakeBack }: ShiftQuestionProps) {
  const texts = useTexts(shiftTexts);
  const moments = useTexts(momentTexts);
  if (!asked) return null;
  const { shift } = asked;
  const name = shift.name || texts.unnamed;
  const when = whenText(shift, { now, moments });
  const shared = { isOpen: true, tone: 'danger', isPending, closeLabel: texts.close, onCancel: onClose } as const;
  if (asked.kind === 'take_back') {
    const words = texts.taking_back;
    return (
      <ConfirmationDialog
        {...shared}
        title={words.title(asked.user.name)}
        text={words.text(asked.user.name, when)}
        confirmLabel={words.yes}
        cancelLabel={words.no}
        onConfirm={() => void onTakeBack(shift, asked.user)}
      />
    );
  }
  const words = texts.deleting;
  const people = shift.users_count;
  return (
    <ConfirmationDialog
      {...shared}
      title={words.title}
      text={people > 0 ? words.text_taken(name, when, people) : words.text(name, when)}
      confirmLabel={words.yes}
      cancelLabel={words.no}
      onConfirm={() => void onDelete(shift)}
    />
  );
}
