import { FilesIcon, PlusIcon } from '@navikt/aksel-icons';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { EventDetail, OwnEventAccess } from '#features/events/contract.ts';
import { eventState } from '#features/events/rules.ts';
import { useAction } from '#features/identity/web/use-action.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { shortDate } from '#platform/language/dates.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { dayText } from '#platform/language/when-text.ts';
import { answerQuery, useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Shift } from '../contract.ts';
import { shiftTexts } from '../texts/token.ts';
import { deleteShift, leaveShift, listShifts, listShiftUsers, SHIFTS } from './calls.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { GiveShiftDialog } from './give-shift-dialog.tsx';
import { ShiftCard } from './shift-card.tsx';
import { ShiftFormDialog } from './shift-form-dialog.tsx';
import { type AskedAboutShift, ShiftQuestion } from './shift-question.tsx';
import styles from './shifts-board.module.css';
import { shiftsByDay } from './shifts-by-day.ts';

type ShiftsBoardProps = {
  event: EventDetail;
  access: OwnEventAccess;
  now: Date;
  /** Takes the list along, for those who may. */
  exportMenu: ReactNode;
};

type Asked =
  | { kind: 'form'; shift: Shift | null }
  | { kind: 'copy' }
  | { kind: 'give'; shift: Shift }
  | AskedAboutShift;

/** OCC-08: all shifts with those who have them, and everything that can be done about it. */
export function ShiftsBoard({ event, access, now, exportMenu }: ShiftsBoardProps) {
  const texts = useTexts(shiftTexts);
  const words = texts.board;
  const moments = useTexts(momentTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const at = { params: { id: event.id } };
  const all = useAnswer(listShifts, at);
  const people = useQuery({ ...answerQuery(call, listShiftUsers, at), enabled: access.can.see_attendees });
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const state = eventState(event, now);
  const canChange = access.can.run && !['cancelled', 'completed', 'ended'].includes(state);

  const ending = useAction(
    async ({ work, done }: { work: () => Promise<unknown>; done: string }) => {
      await work();
      showToast({ tone: 'success', title: done });
    },
    { invalidates: SHIFTS, isToldInToast: true },
  );

  async function carryOut(work: () => Promise<unknown>, done: string) {
    await ending.run({ work, done });
    close();
  }

  if (all.isError) return <FailedPart text={texts.failed} onTryAgain={() => void all.refetch()} />;
  if (!all.data) return <Skeleton shape="block" />;
  const shifts = all.data.data;
  const holdersOf = ({ id }: Shift) => people.data?.data.filter(({ slot_id }) => slot_id === id) ?? [];
  const add = (
    <Button icon={<PlusIcon aria-hidden />} onClick={() => setAsked({ kind: 'form', shift: null })}>
      {words.add}
    </Button>
  );
  return (
    <div className={styles.board}>
      {state === 'draft' ? <Notice>{words.draft}</Notice> : canChange ? null : <Notice>{words.locked}</Notice>}
      {shifts.length > 0 ? (
        <div className={styles.actions}>
          {canChange ? add : null}
          {canChange ? (
            <Button variant="secondary" icon={<FilesIcon aria-hidden />} onClick={() => setAsked({ kind: 'copy' })}>
              {words.copy}
            </Button>
          ) : null}
          {access.can.export_people ? exportMenu : null}
        </div>
      ) : (
        <EmptyState title={words.none} {...(canChange && { actions: add })}>
          {words.none_text}
        </EmptyState>
      )}
      {shiftsByDay(shifts).map(({ day, shifts: ofDay }) => (
        <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className={styles.date}>
            {dayText(day, { now, moments })}
          </h2>
          <ul className={styles.cards}>
            {ofDay.map((shift) => (
              <ShiftCard
                key={shift.id}
                shift={shift}
                users={people.data ? holdersOf(shift) : null}
                isOver={Date.parse(shift.end_at) <= now.getTime()}
                canChange={canChange}
                canGive={canChange && state !== 'draft' && access.organization_id !== null}
                onEdit={() => setAsked({ kind: 'form', shift })}
                onDelete={() => setAsked({ kind: 'delete', shift })}
                onGive={() => setAsked({ kind: 'give', shift })}
                onTakeBack={(user) => setAsked({ kind: 'take_back', shift, user })}
              />
            ))}
          </ul>
        </section>
      ))}
      {asked?.kind === 'form' ? (
        <ShiftFormDialog
          event={periodsOf(event)}
          organisationId={access.organization_id}
          shift={asked.shift}
          now={now}
          onDone={close}
          onClose={close}
        />
      ) : null}
      {asked?.kind === 'copy' ? (
        <CopyDialog
          eventId={event.id}
          shifts={shifts}
          eventDays={[...new Set(event.occurrences.map(({ start_at }) => shortDate(start_at)))]}
          now={now}
          onDone={close}
          onClose={close}
        />
      ) : null}
      {asked?.kind === 'give' && access.organization_id ? (
        <GiveShiftDialog
          eventId={event.id}
          organisationId={access.organization_id}
          shift={asked.shift}
          holders={holdersOf(asked.shift).map(({ user_id }) => user_id)}
          now={now}
          onDone={close}
          onClose={close}
        />
      ) : null}
      <ShiftQuestion
        asked={asked?.kind === 'delete' || asked?.kind === 'take_back' ? asked : null}
        now={now}
        isPending={ending.isPending}
        onClose={close}
        onDelete={(shift) =>
          carryOut(() => call(deleteShift, { params: { id: event.id, slot: shift.id } }), texts.done.deleted)
        }
        onTakeBack={(shift, { user_id, name }) =>
          carryOut(
            () => call(leaveShift, { params: { id: event.id, slot: shift.id }, body: { user_id } }),
            texts.done.taken_back(name),
          )
        }
      />
    </div>
  );
}

/** An activity with more of them tells no more: then the server judges alone. */
const MAX_OCCURRENCES_TOLD = 100;

/** From the first time to the last, and the next one, which a new shift is usually for. */
function periodsOf({ id, occurrences }: EventDetail) {
  const [next = null] = occurrences;
  const last = occurrences.at(-1);
  const isWhole = occurrences.length < MAX_OCCURRENCES_TOLD;
  return { id, next, period: next && last && isWhole ? { start_at: next.start_at, end_at: last.end_at } : null };
}
