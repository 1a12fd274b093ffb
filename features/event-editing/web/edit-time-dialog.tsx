import { type FormEvent, useId, useState } from 'react';
import { type ChangedAnswers, useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { DateField } from '#ui/date-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { Notice } from '#ui/notice.tsx';
import { OptionCard } from '#ui/option-card.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TimeField } from '#ui/time-field.tsx';
import type { RunOccurrence } from '../occurrence-contract.ts';
import { SCOPES_OF_CHANGE } from '../rules.ts';
import { seriesTexts } from '../texts/token.ts';
import { updateOccurrence } from './calls.ts';
import { capacityIn, draftOfTime, faultsInTime, type TimeDraft } from './edit-time.ts';

type EditTimeDialogProps = {
  time: RunOccurrence;
  /** The activity's, as it was when the change was begun. */
  version: number;
  changed: ChangedAnswers;
  /** Of one that takes place once there is nothing else to reach. */
  isSeries: boolean;
  onSaved: (draft: TimeDraft) => void;
  onClose: () => void;
};

const FIELDS = ['starts_on', 'start_time', 'ends_on', 'end_time', 'capacity_max'];

type Participations = 'ask' | 'keep' | 'cancel';

/** One time, this and those after it, or all that are left. */
export function EditTimeDialog({ time, version: given, changed, isSeries, onSaved, onClose }: EditTimeDialogProps) {
  const { edit_time: texts, no, close } = useTexts(seriesTexts);
  const call = useCall();
  const id = useId();
  const [draft, setDraft] = useState(() => draftOfTime(time));
  // After a refusal the activity is read again; what was begun before that must not be taken for newer.
  const [version] = useState(given);
  const [atStake, setAtStake] = useState(0);
  const idOf = (field: string) => `${id}-${field}`;
  const saving = useAction(
    (participations: Participations) => {
      const { capacity, ...typed } = draft;
      const { is_canceled } = time;
      const body = { ...typed, version, capacity_max: capacityIn(capacity), is_canceled, participations };
      return call(updateOccurrence, { params: { id: time.id }, body });
    },
    { invalidates: changed, fields: FIELDS, idOf },
  );

  function change(part: Partial<TimeDraft>) {
    setDraft((before) => ({ ...before, ...part }));
    setAtStake(0);
    for (const field of Object.keys(part)) saving.clearError(field === 'capacity' ? 'capacity_max' : field);
  }

  /** Most things end on the day they begin. */
  const changeDay = (starts_on: string) =>
    change({ starts_on, ...(draft.ends_on === draft.starts_on && { ends_on: starts_on }) });

  async function save(participations: Participations) {
    const faults = faultsInTime(draft, texts);
    if (Object.keys(faults).length > 0) return saving.setErrors(faults);
    const saved = await saving.run(participations);
    if (saved?.result.data.is_saved) onSaved(draft);
    else if (saved) setAtStake(saved.result.data.participations_at_stake);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      closeLabel={close}
      isBlocking={saving.isPending}
      actions={
        atStake > 0 ? (
          <>
            <Button isLoading={saving.isPending} onClick={() => void save('keep')}>
              {texts.keep}
            </Button>
            <Button variant="secondary" isDanger disabled={saving.isPending} onClick={() => void save('cancel')}>
              {texts.cancel_participations}
            </Button>
          </>
        ) : (
          <>
            <Button type="submit" form={id} isLoading={saving.isPending}>
              {texts.save}
            </Button>
            <Button variant="secondary" disabled={saving.isPending} onClick={onClose}>
              {no}
            </Button>
          </>
        )
      }
    >
      <form
        id={id}
        noValidate
        className="nb-stack nb-gap-m"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void save('ask');
        }}
      >
        <ActionFailure action={saving} level={3} />
        {atStake > 0 ? (
          <Notice tone="warning" isLive>
            {texts.at_stake(atStake)}
          </Notice>
        ) : null}
        <div className="nb-columns">
          <DateField
            id={idOf('starts_on')}
            label={texts.day}
            value={draft.starts_on}
            onChange={(day) => changeDay(day ?? '')}
            error={saving.errors.starts_on}
          />
          <TimeField
            id={idOf('start_time')}
            label={texts.starts}
            width="full"
            value={draft.start_time}
            error={saving.errors.start_time}
            onChange={(start_time) => change({ start_time })}
          />
        </div>
        <div className="nb-columns">
          <DateField
            id={idOf('ends_on')}
            label={texts.end_day}
            value={draft.ends_on}
            onChange={(day) => change({ ends_on: day ?? '' })}
            error={saving.errors.ends_on}
          />
          <TimeField
            id={idOf('end_time')}
            label={texts.ends}
            width="full"
            value={draft.end_time}
            error={saving.errors.end_time}
            onChange={(end_time) => change({ end_time })}
          />
        </div>
        <TextField
          id={idOf('capacity_max')}
          label={texts.capacity}
          help={texts.capacity_help}
          inputMode="numeric"
          width="short"
          value={draft.capacity}
          error={saving.errors.capacity_max}
          onChange={(event) => change({ capacity: event.currentTarget.value })}
        />
        {isSeries ? (
          <FieldGroup legend={texts.scope}>
            <div className="nb-stack nb-gap-s">
              {SCOPES_OF_CHANGE.map((scope) => (
                <OptionCard
                  key={scope}
                  name={`${id}-scope`}
                  {...texts.scopes[scope]}
                  checked={draft.scope === scope}
                  onChange={() => change({ scope })}
                />
              ))}
            </div>
          </FieldGroup>
        ) : null}
        {time.attendees_count + time.waiting_count > 0 || isSeries ? (
          <CheckboxField
            label={texts.notify}
            checked={draft.notify}
            onChange={(event) => change({ notify: event.currentTarget.checked })}
          />
        ) : null}
      </form>
    </Dialog>
  );
}
