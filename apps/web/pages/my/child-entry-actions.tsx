import { QrCodeIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { childrenTexts } from '#features/attendance/texts/children/token.ts';
import { attendWithChildren, leaveWithChildren, listChildrenPlaces } from '#features/attendance/web/children/calls.ts';
import { LeaveForChildDialog } from '#features/attendance/web/children/leave-for-child-dialog.tsx';
import { useAction } from '#features/identity/web/use-action.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { runningPaths } from '#features/portal/web/running-paths.ts';
import type { ChildOfMine, MyEntry } from '#features/timetable/contract.ts';
import { myTexts } from '#features/timetable/texts/my/token.ts';
import { listMyEntries } from '#features/timetable/web/calls.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { useToasts } from '#ui/use-toasts.ts';

type ChildEntryActionsProps = {
  entry: MyEntry;
  child: ChildOfMine;
  occurrenceId: NonNullable<MyEntry['occurrence_id']>;
};

/** What a guardian can do about the place of a child: take it, show its code at the door, give it up. */
export function ChildEntryActions({ entry, child, occurrenceId }: ChildEntryActionsProps) {
  const texts = useTexts(childrenTexts);
  const { about } = useTexts(myTexts);
  const moments = useTexts(momentTexts);
  const { now } = usePortal();
  const call = useCall();
  const { showToast } = useToasts();
  const [isAsking, setIsAsking] = useState(false);
  const place = { params: { id: occurrenceId }, body: { child_ids: [child.id] } };
  const readAgain = { invalidates: [listMyEntries, listChildrenPlaces], isToldInToast: true };
  const accept = useAction(() => call(attendWithChildren, place), readAgain);
  const leave = useAction(() => call(leaveWithChildren, place), readAgain);
  const { kind, name } = entry;

  async function carryOutLeaving() {
    const done = await leave.run();
    if (done) showToast({ title: texts.leaving.done(child.first_name), tone: 'success' });
    setIsAsking(false);
  }

  return (
    <>
      {kind === 'offered' ? (
        <Button
          isSmall
          isLoading={accept.isPending}
          aria-label={about(texts.accept_for(child.first_name), name)}
          onClick={() => void accept.run()}
        >
          {texts.accept}
        </Button>
      ) : null}
      {kind === 'attending' ? (
        <ButtonLink
          variant="secondary"
          isSmall
          href={runningPaths.myCode(occurrenceId, child.id)}
          icon={<QrCodeIcon aria-hidden />}
          aria-label={about(texts.code_for(child.first_name), name)}
        >
          {texts.code}
        </ButtonLink>
      ) : null}
      {entry.can_leave || kind === 'offered' ? (
        <Button
          variant={kind === 'offered' ? 'secondary' : 'tertiary'}
          isSmall
          aria-label={about(texts.leave_for(child.first_name), name)}
          onClick={() => setIsAsking(true)}
        >
          {texts.leave}
        </Button>
      ) : null}
      <LeaveForChildDialog
        firstName={isAsking ? child.first_name : null}
        event={name}
        when={whenText(entry, { now, moments })}
        isPending={leave.isPending}
        onConfirm={() => void carryOutLeaving()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
