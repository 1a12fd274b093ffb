import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { CallFailed } from '#platform/web/client.ts';
import { failureText } from '#platform/web/failure-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { createSending } from '#platform/web/new-key.ts';
import { DateField } from '#ui/date-field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TimeField } from '#ui/time-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Slot } from '../contract.ts';
import { type EventPeriod, MAX_SLOT_NAME_LENGTH } from '../rules.ts';
import { type SlotTexts, slotTexts } from '../texts/token.ts';
import { createSlot, listSlots, updateSlot } from './calls.ts';
import {
  type DraftFault,
  draftOf,
  emptyDraft,
  endsNextDay,
  faultsIn,
  periodIn,
  placesIn,
  type SlotDraft,
} from './slot-draft.ts';
import styles from './slots-board.module.css';

type SlotFormDialogProps = {
  event: { id: Slot['id']; period: EventPeriod; next: EventPeriod };
  /** Null for a new one. */
  slot: Slot | null;
  now: Date;
  onDone: () => void;
  onClose: () => void;
};

/** What the fields are called where the server has something to say about them. */
const FIELD_OF: Readonly<Record<string, keyof SlotDraft>> = {
  name: 'name',
  start_at: 'day',
  end_at: 'end',
  capacity_max: 'places',
};

/** OCC-08: makes or changes one shift. What was typed stays, whatever the answer is. */
export function SlotFormDialog({ event, slot, now, onDone, onClose }: SlotFormDialogProps) {
  const texts = useTexts(slotTexts);
  const words = texts.form;
  const fieldsId = useId();
  const call = useCall();
  const queries = useQueryClient();
  const { showToast } = useToasts();
  const [draft, setDraft] = useState<SlotDraft>(() => (slot ? draftOf(slot) : emptyDraft(event.next)));
  const [version, setVersion] = useState(slot?.version ?? 0);
  const [errors, setErrors] = useState<Partial<Record<keyof SlotDraft, string>>>({});
  const [failure, setFailure] = useState<{ text: string; isConflict: boolean } | null>(null);
  const [isPending, setIsPending] = useState(false);
  const [sending] = useState(createSending);
  const taken = slot?.users_count ?? 0;
  const change = (changes: Partial<SlotDraft>) => setDraft((before) => ({ ...before, ...changes }));

  function show(found: Partial<Record<keyof SlotDraft, string>>): boolean {
    setErrors(found);
    const [first] = FIELDS.filter((field) => found[field]);
    if (first) document.getElementById(`${fieldsId}-${first}`)?.focus();
    return first !== undefined;
  }

  async function save() {
    setFailure(null);
    const faults = faultsIn(draft, { event: event.period, now, taken, before: slot });
    const found = Object.entries(faults).map(([field, fault]) => [field, sentenceFor(fault, words, taken)]);
    const period = periodIn(draft);
    if (show(Object.fromEntries(found)) || !period) return;
    const body = { name: draft.name, ...period, capacity_max: placesIn(draft) };
    setIsPending(true);
    try {
      if (slot) await call(updateSlot, { params: { id: event.id, slot: slot.id }, body: { ...body, version } });
      else await call(createSlot, { params: { id: event.id }, body, key: sending.keyOf(body) });
      showToast({ tone: 'success', title: slot ? texts.done.changed : texts.done.created });
      onDone();
    } catch (error) {
      await explain(error);
    } finally {
      setIsPending(false);
    }
  }

  async function explain(error: unknown) {
    const given = Object.entries((error instanceof CallFailed && error.errors) || {});
    const known = given.flatMap(([field, [sentence]]) => (FIELD_OF[field] ? [[FIELD_OF[field], sentence]] : []));
    if (show(Object.fromEntries(known))) return;
    const isConflict = slot !== null && error instanceof CallFailed && error.status === 409;
    setFailure({ text: failureText(error, texts), isConflict });
    if (isConflict) setVersion(await versionNow(slot));
  }

  /** Saving again holds against what the other one saved. */
  async function versionNow({ id, version: known }: Slot): Promise<number> {
    const query = answerQuery(call, listSlots, { params: { id: event.id } });
    const answer = await queries.fetchQuery({ ...query, staleTime: 0 }).catch(() => null);
    return answer?.data.find((one) => one.id === id)?.version ?? known;
  }

  const field = (name: keyof SlotDraft) => ({ id: `${fieldsId}-${name}`, error: errors[name] });
  return (
    <FormDialog
      title={slot ? words.edit_title : words.new_title}
      closeLabel={texts.close}
      submitLabel={texts.save}
      cancelLabel={texts.cancel}
      isPending={isPending}
      failure={null}
      onSubmit={save}
      onClose={onClose}
    >
      {failure ? (
        <Notice
          tone={failure.isConflict ? 'warning' : 'danger'}
          isLive
          {...(failure.isConflict && { title: words.conflict })}
        >
          {failure.text}
        </Notice>
      ) : null}
      <TextField
        {...field('name')}
        label={words.name}
        hint={words.optional}
        help={words.name_help}
        value={draft.name}
        maxLength={MAX_SLOT_NAME_LENGTH}
        autoComplete="off"
        onChange={(input) => change({ name: input.currentTarget.value })}
      />
      <DateField
        {...field('day')}
        label={words.day}
        value={draft.day}
        wrongText={words.day_wrong}
        pickLabel={words.day_pick}
        isStrict
        onChange={(day) => change({ day })}
      />
      <div className={styles.times}>
        <TimeField
          {...field('start')}
          label={words.start}
          value={draft.start}
          onChange={(start) => change({ start })}
        />
        <TimeField
          {...field('end')}
          label={words.end}
          value={draft.end}
          help={endsNextDay(draft) ? words.ends_next_day : undefined}
          onChange={(end) => change({ end })}
        />
      </div>
      <TextField
        {...field('places')}
        label={words.places}
        help={words.places_help}
        value={draft.places}
        inputMode="numeric"
        width="short"
        autoComplete="off"
        onChange={(input) => change({ places: input.currentTarget.value })}
      />
      {taken > 0 ? <p className="nb-muted">{words.will_tell(taken)}</p> : null}
    </FormDialog>
  );
}

const FIELDS = ['name', 'day', 'start', 'end', 'places'] as const satisfies (keyof SlotDraft)[];

function sentenceFor(fault: DraftFault, words: SlotTexts['form'], taken: number): string {
  if (fault === 'places_below') return words.places_below(taken);
  if (fault === 'day_required' || fault === 'time_required' || fault === 'places_wrong') return words[fault];
  return words.times[fault];
}
