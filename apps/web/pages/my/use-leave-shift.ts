import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attendanceTexts } from '#features/attendance/texts/token.ts';
import { useConfirmation } from '#features/portal/web/confirmations/use-confirmation.ts';
import { leaveSlot } from '#features/shifts/web/calls.ts';
import type { MyEntry } from '#features/timetable/contract.ts';
import { myTexts } from '#features/timetable/texts/my/token.ts';
import { listMyEntries } from '#features/timetable/web/calls.ts';
import { useCall } from '#platform/web/call.tsx';
import { failureText } from '#platform/web/failure-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { useToasts } from '#ui/use-toasts.ts';

/** Gives a shift back, after a question. `leaving` is the one that is on its way. */
export function useLeaveShift() {
  const call = useCall();
  const queries = useQueryClient();
  const confirm = useConfirmation();
  const { showToast } = useToasts();
  const texts = useTexts(myTexts);
  const words = useTexts(attendanceTexts);
  const [leaving, setLeaving] = useState<string | null>(null);

  async function leave({ id, event_id, name }: MyEntry) {
    if (leaving !== null || !(await confirm('leave_event', { name }))) return;
    setLeaving(id);
    try {
      await call(leaveSlot, { params: { id: event_id, slot: id }, body: {} });
      showToast({ title: texts.shift_left, tone: 'success' });
    } catch (error) {
      showToast({ title: words.failed, text: failureText(error, words), tone: 'danger' });
    }
    await queries.invalidateQueries({ queryKey: ['GET', listMyEntries.path] });
    setLeaving(null);
  }

  return { leaving, leave };
}

export type LeaveShift = ReturnType<typeof useLeaveShift>;
