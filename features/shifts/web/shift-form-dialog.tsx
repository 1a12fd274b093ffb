import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { inputDate } from '#platform/language/date-forms.ts';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { CallFailed } from '#platform/web/client.ts';
import { useTexts } from '#platform/web/language.tsx';
import { DateField } from '#ui/date-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TimeField } from '#ui/time-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Shift } from '../contract.ts';
import { type EventPeriod, MAX_SHIFT_NAME_LENGTH, type ShiftPeriod } from '../rules.ts';
import { type ShiftTexts, shiftTexts } from '../texts/token.ts';
import { createShift, listShifts, SHIFTS, updateShift } from './calls.ts';
import { CertificateField } from './certificate-field.tsx';
import {
  changedIn,
  type DraftFault,
  draftOf,
  emptyDraft,
  endsNextDay,
  faultsIn,
  periodIn,
  placesIn,
  type ShiftDraft,
  type ShownField,
} from './shift-draft.ts';
import styles from './shifts-board.module.css';

type ShiftFormDialogProps = {
  event: { id: Shift['id']; period: EventPeriod; next: EventPeriod };
  /** Whose certificates it can ask for; null where nobody gives any. */
  organisationId: string | null;
  /** Null for a new one. */
  shift: Shift | null;
  now: Date;
  onDone: () => void;
  onClose: () => void;
};

type Conflict = { message: string; changed: { field: ShownField; value: string }[] };

type ShiftBody = ShiftPeriod & { name: string; capacity_max: number | null; certificate_id: string | null };

const FIELDS = ['name', 'day', 'start_at', 'start', 'end', 'end_at', 'places', 'capacity_max'];

/** What the server calls them. */
const FIELD_OF: Readonly<Record<string, keyof ShiftDraft>> = { start_at: 'day', end_at: 'end', capacity_max: 'places' };

/** OCC-08: makes or changes one shift. What was typed stays, whatever the answer is. */
export function ShiftFormDialog({ event, organisationId, shift, now, onDone, onClose }: ShiftFormDialogProps) {
  const texts = useTexts(shiftTexts);
  const words = texts.form;
  const fieldsId = useId();
  const call = useCall();
  const queries = useQueryClient();
  const { showToast } = useToasts();
  const [draft, setDraft] = useState<ShiftDraft>(() => (shift ? draftOf(shift) : emptyDraft(event.next)));
  const [version, setVersion] = useState(shift?.version ?? 0);
  /** What the form was filled in from, or what another user has saved since. */
  const [base, setBase] = useState(shift);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const taken = shift?.users_count ?? 0;
  const change = (changes: Partial<ShiftDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const idOf = (name: string) => `${fieldsId}-${FIELD_OF[name] ?? name}`;
  const saving = useAction(
    async (body: ShiftBody, { keyOf }) => {
      setConflict(null);
      if (shift) return saveChanged(shift, { ...body, version });
      await call(createShift, { params: { id: event.id }, body, key: keyOf(body) });
      return true;
    },
    { invalidates: SHIFTS, fields: FIELDS, idOf },
  );

  /** Answers whether it holds; saving again holds against what the other one saved. */
  async function saveChanged({ id }: Shift, body: ShiftBody & { version: number }): Promise<boolean> {
    try {
      await call(updateShift, { params: { id: event.id, slot: id }, body });
      return true;
    } catch (error) {
      if (!(error instanceof CallFailed && error.status === 409)) throw error;
      const query = answerQuery(call, listShifts, { params: { id: event.id } });
      const answer = await queries.fetchQuery({ ...query, staleTime: 0 }).catch(() => null);
      const theirs = answer?.data.find((one) => one.id === id);
      setConflict({ message: error.message, changed: theirs && base ? changedIn(draftOf(base), draftOf(theirs)) : [] });
      setVersion(theirs?.version ?? version);
      if (theirs) setBase(theirs);
      return false;
    }
  }

  async function save() {
    const faults = faultsIn(draft, { event: event.period, now, taken, before: shift });
    const period = periodIn(draft);
    const found = Object.entries(faults).map(([field, fault]) => [field, sentenceFor(fault, words, taken)]);
    if (found.length > 0 || !period) return saving.setErrors(Object.fromEntries(found));
    const saved = await saving.run({
      name: draft.name,
      ...period,
      capacity_max: placesIn(draft),
      certificate_id: draft.certificate || null,
    });
    if (!saved?.result) return;
    showToast({ tone: 'success', title: shift ? texts.done.changed : texts.done.created });
    onDone();
  }

  const field = (name: keyof ShiftDraft, serverName: string = name) => ({
    id: idOf(name),
    error: saving.errors[name] ?? saving.errors[serverName],
  });
  return (
    <ActionDialog
      title={shift ? words.edit_title : words.new_title}
      closeLabel={texts.close}
      submitLabel={texts.save}
      cancelLabel={texts.cancel}
      action={saving}
      onSubmit={save}
      onClose={onClose}
    >
      {conflict === null ? null : (
        <Notice tone="warning" title={words.conflict} isLive focusTime={version}>
          <p>{conflict.message}</p>
          {conflict.changed.map(({ field, value }) => (
            <p key={field}>{words.now(words[field], field === 'day' && value ? inputDate(value) : value)}</p>
          ))}
          <p>{words.conflict_text}</p>
        </Notice>
      )}
      <TextField
        {...field('name')}
        label={words.name}
        hint={words.optional}
        help={words.name_help}
        value={draft.name}
        maxLength={MAX_SHIFT_NAME_LENGTH}
        autoComplete="off"
        onChange={(input) => change({ name: input.currentTarget.value })}
      />
      <DateField
        {...field('day', 'start_at')}
        label={words.day}
        value={draft.day}
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
          {...field('end', 'end_at')}
          label={words.end}
          value={draft.end}
          help={endsNextDay(draft) ? words.ends_next_day : undefined}
          onChange={(end) => change({ end })}
        />
      </div>
      <TextField
        {...field('places', 'capacity_max')}
        label={words.places}
        help={words.places_help}
        value={draft.places}
        inputMode="numeric"
        width="short"
        autoComplete="off"
        onChange={(input) => change({ places: input.currentTarget.value })}
      />
      <CertificateField
        organisationId={organisationId}
        present={shift?.certificate ?? null}
        value={draft.certificate}
        onChange={(certificate) => change({ certificate })}
      />
      {taken > 0 ? <p className="nb-muted">{words.will_tell(taken)}</p> : null}
    </ActionDialog>
  );
}

function sentenceFor(fault: DraftFault, words: ShiftTexts['form'], taken: number): string {
  if (fault === 'places_below') return words.places_below(taken);
  if (fault === 'day_required' || fault === 'time_required' || fault === 'places_wrong') return words[fault];
  return words.times[fault];
}
