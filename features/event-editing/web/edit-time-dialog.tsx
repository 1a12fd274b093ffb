import { type FormEvent, useId, useState } from 'react';
import { useCall } from '#platform/web/call.tsx';
import { failureText } from '#platform/web/failure-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { DateField } from '#ui/date-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { Notice } from '#ui/notice.tsx';
import { OptionCard } from '#ui/option-card.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TimeField } from '#ui/time-field.tsx';
import type { RunOccurrence } from '../occurrence-contract.ts';
import { SCOPES_OF_CHANGE } from '../rules.ts';
import { seriesTexts } from '../texts/token.ts';
import { updateOccurrence } from './calls.ts';
import { capacityIn, draftOfTime, type TimeField as FieldOfTime, faultsInTime, type TimeDraft } from './edit-time.ts';

type EditTimeDialogProps = {
  time: RunOccurrence;
  /** The activity's, as it was when the change was begun. */
  version: number;
  /** Of one that takes place once there is nothing else to reach. */
  isSeries: boolean;
  onSaved: (draft: TimeDraft) => void;
  onClose: () => void;
};

const FIELDS: readonly FieldOfTime[] = ['starts_on', 'ends_on', 'start_time', 'end_time', 'capacity'];

/** One time, this and those after it, or all that are left. */
export function EditTimeDialog({ time, version, isSeries, onSaved, onClose }: EditTimeDialogProps) {
  const { edit_time: texts, no, close, lost_connection } = useTexts(seriesTexts);
  const call = useCall();
  const id = useId();
  const [draft, setDraft] = useState(() => draftOfTime(time));
  const [tries, setTries] = useState(0);
  const [atStake, setAtStake] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const faults = faultsInTime(draft, texts);
  const shown = tries > 0 ? faults : {};
  const idOf = (field: FieldOfTime) => `${id}-${field}`;

  function change(part: Partial<TimeDraft>) {
    setDraft((before) => ({ ...before, ...part }));
    setAtStake(0);
  }

  /** Most things end on the day they begin. */
  const changeDay = (starts_on: string) =>
    change({ starts_on, ...(draft.ends_on === draft.starts_on && { ends_on: starts_on }) });

  async function save(participations: 'ask' | 'keep' | 'cancel') {
    setTries((count) => count + 1);
    if (Object.keys(faults).length > 0 || isPending) return;
    setIsPending(true);
    setFailure(null);
    try {
      const { starts_on, ends_on, start_time, end_time, scope, notify } = draft;
      const answer = await call(updateOccurrence, {
        params: { id: time.id },
        body: {
          scope,
          version,
          starts_on,
          ends_on,
          start_time,
          end_time,
          capacity_max: capacityIn(draft.capacity),
          is_canceled: time.is_canceled,
          notify,
          participations,
        },
      });
      if (answer.data.is_saved) onSaved(draft);
      else setAtStake(answer.data.participations_at_stake);
    } catch (error) {
      setFailure(failureText(error, { lost_connection }));
    } finally {
      setIsPending(false);
    }
  }

  const errors = FIELDS.flatMap((field) => (shown[field] ? [{ fieldId: idOf(field), text: shown[field] }] : []));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      closeLabel={close}
      isBlocking={isPending}
      actions={
        atStake > 0 ? (
          <>
            <Button isLoading={isPending} onClick={() => void save('keep')}>
              {texts.keep}
            </Button>
            <Button variant="secondary" isDanger disabled={isPending} onClick={() => void save('cancel')}>
              {texts.cancel_participations}
            </Button>
          </>
        ) : (
          <>
            <Button type="submit" form={id} isLoading={isPending}>
              {texts.save}
            </Button>
            <Button variant="secondary" disabled={isPending} onClick={onClose}>
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
        <ErrorSummary key={tries} title={texts.errors(errors.length)} errors={errors} level={3} />
        {failure === null ? null : (
          <Notice tone="danger" isLive>
            {failure}
          </Notice>
        )}
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
            error={shown.starts_on}
            wrongText={texts.wrong_date}
            pickLabel={texts.pick_day}
            isStrict
          />
          <TimeField
            id={idOf('start_time')}
            label={texts.starts}
            width="full"
            value={draft.start_time}
            error={shown.start_time}
            onChange={(start_time) => change({ start_time })}
          />
        </div>
        <div className="nb-columns">
          <DateField
            id={idOf('ends_on')}
            label={texts.end_day}
            value={draft.ends_on}
            onChange={(day) => change({ ends_on: day ?? '' })}
            error={shown.ends_on}
            wrongText={texts.wrong_date}
            pickLabel={texts.pick_day}
            isStrict
          />
          <TimeField
            id={idOf('end_time')}
            label={texts.ends}
            width="full"
            value={draft.end_time}
            error={shown.end_time}
            onChange={(end_time) => change({ end_time })}
          />
        </div>
        <TextField
          id={idOf('capacity')}
          label={texts.capacity}
          help={texts.capacity_help}
          inputMode="numeric"
          width="short"
          value={draft.capacity}
          error={shown.capacity}
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
