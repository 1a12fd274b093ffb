import { useId, useState } from 'react';
import { type ChangedAnswers, useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { ChildPlaces } from '../../children-contract.ts';
import type { OwnPlace } from '../../contract.ts';
import { childrenTexts } from '../../texts/children/token.ts';
import { listOwnPlaces } from '../calls.ts';
import { attendWithChildren, joinAllWithChildren, listChildrenPlaces } from './calls.ts';
import { ChildState } from './child-state.tsx';
import type { ChildAtTime } from './children-sign-up.tsx';

type ChildrenDialogProps = {
  event: { name: string };
  time: Pick<OwnPlace, 'event_id' | 'occurrence_id'>;
  /** The time in words. */
  when: string;
  children: readonly ChildAtTime[];
  changed: ChangedAnswers;
  onClose: () => void;
};

type ChildId = ChildPlaces['child']['id'];
const FIELDS = ['child_ids'];
const isOpenFor = ({ status, can }: OwnPlace): boolean => status === null && can.sign_up;

/** Siblings are signed up together; those who cannot be are shown with the reason. */
export function ChildrenDialog({ event, time, when, children, changed, onClose }: ChildrenDialogProps) {
  const texts = useTexts(childrenTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const groupId = useId();
  const timesName = useId();
  const [chosen, setChosen] = useState<ReadonlySet<ChildId>>(new Set());
  const [isForAll, setIsForAll] = useState(false);
  const openTimes = Math.max(...children.map(({ places }) => places.filter(isOpenFor).length));
  const signingUp = useAction(
    (): Promise<{ data: readonly ChildPlaces[] }> => {
      const body = { child_ids: [...chosen] };
      return isForAll
        ? call(joinAllWithChildren, { params: { id: time.event_id }, body })
        : call(attendWithChildren, { params: { id: time.occurrence_id }, body });
    },
    { invalidates: [listChildrenPlaces, listOwnPlaces, ...changed], fields: FIELDS, idOf: () => groupId },
  );

  async function submit() {
    if (chosen.size === 0) return signingUp.setErrors({ child_ids: texts.required });
    const done = await signingUp.run();
    if (!done) return;
    const signedUp = done.result.data.filter(({ child }) => chosen.has(child.id));
    const named = (isAttending: boolean) =>
      signedUp
        .filter(({ places }) => places.some(({ status }) => status === 'attending') === isAttending)
        .map(({ child }) => child.first_name);
    const [attending, waiting] = [named(true), named(false)];
    const title = attending.length > 0 ? texts.done.attending(attending) : texts.done.waiting(waiting);
    const others = attending.length > 0 && waiting.length > 0 ? { text: texts.done.waiting(waiting) } : {};
    showToast({ title, ...others, tone: 'success' });
    onClose();
  }

  function choose(id: ChildId, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
    signingUp.clearError('child_ids');
  }

  return (
    <ActionDialog
      title={texts.title}
      text={texts.text(event.name, when)}
      size="small"
      submitLabel={texts.confirm}
      cancelLabel={texts.cancel}
      closeLabel={texts.close}
      action={signingUp}
      onSubmit={submit}
      onClose={onClose}
    >
      <FieldGroup id={groupId} legend={texts.children} error={signingUp.errors.child_ids}>
        {children.map(({ child, place, places }) => {
          const isOpen = isForAll ? places.some(isOpenFor) : isOpenFor(place);
          const state = place.status === null ? texts.state.not_open : <ChildState place={place} />;
          return (
            <CheckboxField
              key={child.id}
              label={texts.child(child.first_name, child.age)}
              {...(!isOpen && { help: state, disabled: true })}
              checked={isOpen && chosen.has(child.id)}
              onChange={({ target }) => choose(child.id, target.checked)}
            />
          );
        })}
      </FieldGroup>
      {openTimes > 1 ? (
        <FieldGroup legend={texts.times}>
          {[false, true].map((isAll) => (
            <CheckboxField
              key={String(isAll)}
              kind="radio"
              name={timesName}
              label={isAll ? texts.all_times(openTimes) : texts.one_time}
              checked={isForAll === isAll}
              onChange={() => setIsForAll(isAll)}
            />
          ))}
        </FieldGroup>
      ) : null}
    </ActionDialog>
  );
}
