import { useAction } from '#features/identity/web/use-action.ts';
import { useConfirmation } from '#features/portal/web/confirmations/use-confirmation.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { leaveShift, listMyShifts, listShifts } from '#features/shifts/web/calls.ts';
import type { MyEntry } from '#features/timetable/contract.ts';
import { myTexts } from '#features/timetable/texts/my/token.ts';
import { listMyEntries } from '#features/timetable/web/calls.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { useToasts } from '#ui/use-toasts.ts';

/** Gives a shift back, after a question. `leaving` is the one that is on its way. */
export function useLeaveShift() {
  const call = useCall();
  const confirm = useConfirmation();
  const { showToast } = useToasts();
  const texts = useTexts(myTexts);
  const moments = useTexts(momentTexts);
  const { now } = usePortal();
  const { run, pending } = useAction(
    ({ id, event_id }: MyEntry) => call(leaveShift, { params: { id: event_id, slot: id }, body: {} }),
    { invalidates: [listMyEntries, listShifts, listMyShifts], isToldInToast: true },
  );

  async function leave(entry: MyEntry) {
    const left = { name: entry.name, when: whenText(entry, { now, moments }), is_waiting: false };
    if (pending || !(await confirm('leave_event', left))) return;
    if (await run(entry)) showToast({ title: texts.shift_left, tone: 'success' });
  }

  return { leaving: pending?.id ?? null, leave };
}

export type LeaveShift = ReturnType<typeof useLeaveShift>;
