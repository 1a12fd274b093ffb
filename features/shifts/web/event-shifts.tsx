import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EventDetail } from '#features/events/contract.ts';
import { eventState } from '#features/events/rules.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { answerQuery, useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { ConfirmationDialog } from '#ui/confirmation-dialog.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { ShowRest } from '#ui/show-rest.tsx';
import type { Shift } from '../contract.ts';
import { shiftTexts } from '../texts/token.ts';
import { listMyShifts, listShifts } from './calls.ts';
import { ClashDialog } from './clash-dialog.tsx';
import { ShiftLine } from './shift-line.tsx';
import styles from './shifts.module.css';
import { useTaking } from './use-taking.ts';

type EventShiftsProps = {
  event: EventDetail;
  isLoggedIn: boolean;
  /** Where to log in and come back from; null for the user who has. */
  logInHref: string | null;
  now: Date;
};

const SHOWN_AT_FIRST = 6;

/** OCC-08: the shifts of an activity that are to come. Where there are none, nothing. */
export function EventShifts({ event, isLoggedIn, logInHref, now }: EventShiftsProps) {
  const texts = useTexts(shiftTexts);
  const moments = useTexts(momentTexts);
  const at = { params: { id: event.id } };
  const all = useAnswer(listShifts, at);
  const mine = useQuery({ ...answerQuery(useCall(), listMyShifts, at), enabled: isLoggedIn });
  const taking = useTaking(event.id, now);
  const [leaving, setLeaving] = useState<Shift | null>(null);
  const state = eventState(event, now);
  const isOpen = !['draft', 'cancelled', 'completed', 'ended'].includes(state);
  const lacks = new Map(isLoggedIn ? mine.data?.lacks.map((lack) => [lack.slot_id, lack]) : []);
  const own = new Set(isLoggedIn ? mine.data?.data.map(({ id }) => id) : []);
  const coming = (all.data?.data ?? [])
    .filter(({ end_at }) => Date.parse(end_at) > now.getTime())
    // Nobody looks for people for what is cancelled.
    .filter(({ id }) => state !== 'cancelled' || own.has(id));
  if (coming.length === 0) return null;
  const lines = (shifts: readonly Shift[]) => (
    <ul className={styles.list}>
      {shifts.map((shift) => (
        <ShiftLine
          key={shift.id}
          shift={shift}
          now={now}
          isMine={own.has(shift.id)}
          lack={lacks.get(shift.id) ?? null}
          giver={event.organization}
          isOpen={isOpen && (!isLoggedIn || mine.data !== undefined)}
          isPending={taking.doing === shift.id}
          logInHref={isLoggedIn ? null : logInHref}
          onTake={() => void taking.take(shift)}
          onLeave={() => setLeaving(shift)}
        />
      ))}
    </ul>
  );
  return (
    <section className={styles.section} aria-labelledby="vakter">
      <SectionHeading id="vakter" title={texts.title} {...(isOpen && { lead: texts.lead })} />
      <div>
        {lines(coming.slice(0, SHOWN_AT_FIRST))}
        {coming.length > SHOWN_AT_FIRST ? (
          <ShowRest moreLabel={texts.all(coming.length)} fewerLabel={texts.fewer}>
            {lines(coming.slice(SHOWN_AT_FIRST))}
          </ShowRest>
        ) : null}
      </div>
      {taking.question ? (
        <ClashDialog
          {...taking.question}
          now={now}
          isPending={taking.doing !== null}
          onTake={() => void (taking.question && taking.take(taking.question.shift, true))}
          onClose={taking.forget}
        />
      ) : null}
      <ConfirmationDialog
        isOpen={leaving !== null}
        tone="danger"
        title={texts.leaving.title}
        text={leaving ? texts.leaving.text(whenText(leaving, { now, moments })) : ''}
        confirmLabel={texts.leaving.yes}
        cancelLabel={texts.leaving.no}
        closeLabel={texts.close}
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          setLeaving(null);
          if (leaving) void taking.leave(leaving);
        }}
      />
    </section>
  );
}
