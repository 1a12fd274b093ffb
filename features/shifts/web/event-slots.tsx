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
import type { Slot } from '../contract.ts';
import { slotTexts } from '../texts/token.ts';
import { listMySlots, listSlots } from './calls.ts';
import { ClashDialog } from './clash-dialog.tsx';
import { SlotLine } from './slot-line.tsx';
import styles from './slots.module.css';
import { useTaking } from './use-taking.ts';

type EventSlotsProps = {
  event: EventDetail;
  isLoggedIn: boolean;
  /** Where to log in and come back from; null for the user who has. */
  logInHref: string | null;
  now: Date;
};

const SHOWN_AT_FIRST = 6;

/** OCC-08: the shifts of an activity that are to come. Where there are none, nothing. */
export function EventSlots({ event, isLoggedIn, logInHref, now }: EventSlotsProps) {
  const texts = useTexts(slotTexts);
  const moments = useTexts(momentTexts);
  const at = { params: { id: event.id } };
  const all = useAnswer(listSlots, at);
  const mine = useQuery({ ...answerQuery(useCall(), listMySlots, at), enabled: isLoggedIn });
  const taking = useTaking(event.id, now);
  const [leaving, setLeaving] = useState<Slot | null>(null);
  const coming = (all.data?.data ?? []).filter(({ end_at }) => Date.parse(end_at) > now.getTime());
  if (coming.length === 0) return null;
  const isOpen = !['draft', 'cancelled', 'completed', 'ended'].includes(eventState(event, now));
  const own = new Set(isLoggedIn ? mine.data?.data.map(({ id }) => id) : []);
  const lines = (slots: readonly Slot[]) => (
    <ul className={styles.list}>
      {slots.map((slot) => (
        <SlotLine
          key={slot.id}
          slot={slot}
          now={now}
          isMine={own.has(slot.id)}
          isOpen={isOpen && (!isLoggedIn || mine.data !== undefined)}
          isPending={taking.doing === slot.id}
          logInHref={isLoggedIn ? null : logInHref}
          onTake={() => void taking.take(slot)}
          onLeave={() => setLeaving(slot)}
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
          onTake={() => void (taking.question && taking.take(taking.question.slot, true))}
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
