import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ChangedAnswers, useAction } from '#features/identity/web/use-action.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { ChildPlaces } from '../../children-contract.ts';
import type { OwnPlace } from '../../contract.ts';
import { childrenTexts } from '../../texts/children/token.ts';
import { listOwnPlaces } from '../calls.ts';
import { attendWithChildren, leaveWithChildren, listChildrenPlaces } from './calls.ts';
import { ChildState } from './child-state.tsx';
import { ChildrenDialog } from './children-dialog.tsx';
import styles from './children-sign-up.module.css';
import { LeaveForChildDialog } from './leave-for-child-dialog.tsx';

type ChildrenSignUpProps = {
  event: { name: string };
  /** The time that the panel is about. */
  time: Pick<OwnPlace, 'event_id' | 'occurrence_id' | 'start_at' | 'end_at'>;
  now: Date;
  /** What else a change touches. */
  changed: ChangedAnswers;
};

export type ChildAtTime = { child: ChildPlaces['child']; place: OwnPlace; places: readonly OwnPlace[] };

/** BEY-05: how the children one acts for stand to this time, and the way in for them. Nothing for those without any. */
export function ChildrenSignUp({ event, time, now, changed }: ChildrenSignUpProps) {
  const texts = useTexts(childrenTexts);
  const moments = useTexts(momentTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const [isOpen, setIsOpen] = useState(false);
  const [leaving, setLeaving] = useState<ChildAtTime | null>(null);
  const { data } = useQuery(answerQuery(call, listChildrenPlaces, { params: { id: time.event_id } }));
  const readAgain = { invalidates: [listChildrenPlaces, listOwnPlaces, ...changed], isToldInToast: true };
  const bodyOf = ({ child }: ChildAtTime) => ({ params: { id: time.occurrence_id }, body: { child_ids: [child.id] } });
  const accept = useAction((one: ChildAtTime) => call(attendWithChildren, bodyOf(one)), readAgain);
  const leave = useAction((one: ChildAtTime) => call(leaveWithChildren, bodyOf(one)), readAgain);
  const children = (data?.data ?? []).flatMap(({ child, places }): ChildAtTime[] => {
    const place = places.find(({ occurrence_id }) => occurrence_id === time.occurrence_id);
    return place ? [{ child, place, places }] : [];
  });
  const signedUp = children.filter(({ place }) => place.status !== null);
  const canSignUp = children.some(({ places }) => places.some(({ status, can }) => status === null && can.sign_up));
  if (signedUp.length === 0 && !canSignUp) return null;
  const when = whenText(time, { now, moments });

  async function carryOutLeaving() {
    if (!leaving) return;
    const done = await leave.run(leaving);
    if (done) showToast({ title: texts.leaving.done(leaving.child.first_name), tone: 'success' });
    setLeaving(null);
  }

  return (
    <div className={styles.children}>
      {signedUp.length > 0 ? (
        <ul className={styles.list} aria-label={texts.label}>
          {signedUp.map((one) => (
            <li key={one.child.id} className={styles.line}>
              <span className={styles.name}>{one.child.first_name}</span>
              <ChildState place={one.place} />
              {one.place.status === 'offered' && one.place.can.sign_up ? (
                <Button
                  isSmall
                  aria-label={texts.accept_for(one.child.first_name)}
                  isLoading={accept.pending === one}
                  onClick={() => void accept.run(one)}
                >
                  {texts.accept}
                </Button>
              ) : null}
              {one.place.can.leave ? (
                <Button
                  variant="tertiary"
                  isSmall
                  aria-label={texts.leave_for(one.child.first_name)}
                  onClick={() => setLeaving(one)}
                >
                  {texts.leave}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {canSignUp ? (
        <Button variant="secondary" isFullWidth onClick={() => setIsOpen(true)}>
          {texts.open}
        </Button>
      ) : null}
      {isOpen ? (
        <ChildrenDialog {...{ event, time, when, children, changed }} onClose={() => setIsOpen(false)} />
      ) : null}
      <LeaveForChildDialog
        firstName={leaving?.child.first_name ?? null}
        event={event.name}
        when={when}
        isPending={leave.isPending}
        onConfirm={() => void carryOutLeaving()}
        onCancel={() => setLeaving(null)}
      />
    </div>
  );
}
