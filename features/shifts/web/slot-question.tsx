import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { ConfirmationDialog } from '#ui/confirmation-dialog.tsx';
import type { Slot, SlotUser } from '../contract.ts';
import { slotTexts } from '../texts/token.ts';

export type AskedAboutSlot = { kind: 'delete'; slot: Slot } | { kind: 'take_back'; slot: Slot; user: SlotUser };

type SlotQuestionProps = {
  asked: AskedAboutSlot | null;
  now: Date;
  isPending: boolean;
  onClose: () => void;
  onDelete: (slot: Slot) => Promise<void>;
  onTakeBack: (slot: Slot, user: SlotUser) => Promise<void>;
};

/** Before a user loses a shift. */
export function SlotQuestion({ asked, now, isPending, onClose, onDelete, onTakeBack }: SlotQuestionProps) {
  const texts = useTexts(slotTexts);
  const moments = useTexts(momentTexts);
  if (!asked) return null;
  const { slot } = asked;
  const name = slot.name || texts.unnamed;
  const when = whenText(slot, { now, moments });
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
        onConfirm={() => void onTakeBack(slot, asked.user)}
      />
    );
  }
  const words = texts.deleting;
  const people = slot.users_count;
  return (
    <ConfirmationDialog
      {...shared}
      title={words.title}
      text={people > 0 ? words.text_taken(name, when, people) : words.text(name, when)}
      confirmLabel={words.yes}
      cancelLabel={words.no}
      onConfirm={() => void onDelete(slot)}
    />
  );
}
