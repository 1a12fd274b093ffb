import { useState } from 'react';
import { usePortal } from '#features/portal/web/portal.tsx';
import type { FieldErrors } from '#platform/contract/problem.ts';
import { useTexts } from '#platform/web/language.tsx';
import { type FormFaults, faultsIn, stepOf } from '../../form-rules.ts';
import { type EventForm, type FormField, FREQUENCY, STEPS, type Step } from '../../rules.ts';
import { faultTexts } from '../../texts/faults/token.ts';
import { formTexts } from '../../texts/form/token.ts';
import { idOf } from '../form-fields.ts';

/** From top to bottom, step by step, for the summaries. */
const FIELDS: readonly FormField[] = [
  'organization_id',
  'name',
  'description',
  'venue',
  'address',
  'municipality_ids',
  'district_ids',
  'price_ore',
  'contact_ids',
  'cohost_ids',
  'times.weekdays',
  'times.starts_on',
  'times.ends_on',
  'times.start_time',
  'times.end_time',
  'times.days',
  'times.exceptions',
  'capacity_max',
  'sign_up_closes_minutes',
  'leave_closes_minutes',
  'offer_hours',
  'lottery_hours',
  'type',
  'categories',
  'keywords',
  'age_group',
  'min_age',
  'max_age',
  'accessibility',
  'scene',
  'picture_upload_id',
  'documents',
];

type Told = Partial<Record<FormField, string>>;

/** VAL-05, VAL-06: what is wrong, by the rules of both sides and by what the server alone can know. */
export function useFaults(form: EventForm, isNew: boolean) {
  const { now } = usePortal();
  const texts = useTexts(faultTexts);
  const { settings: labels, tagging } = useTexts(formTexts);
  /** Steps that a user has tried to leave, and how often: a summary takes the focus with each try. */
  const [tries, setTries] = useState<Partial<Record<Step, number>>>({});
  const [told, setTold] = useState<Told>({});

  const found: FormFaults = faultsIn(form, now, { isNew });
  const wordsFor = (field: FormField): string | undefined => {
    const fault = found[field];
    return fault ? texts[fault] : told[field];
  };
  /** Of those whose sentences are alike: 'Klokkeslett påkrevd' twice says nothing. */
  const labelOf: Partial<Record<FormField, string>> = {
    'times.starts_on': form.times.frequency === FREQUENCY.once ? labels.day : labels.first_day,
    'times.ends_on': form.times.frequency === FREQUENCY.once ? labels.end_day : labels.last_day,
    'times.start_time': labels.starts,
    'times.end_time': labels.ends,
    min_age: tagging.min_age,
    max_age: tagging.max_age,
  };
  const summaryWords = (field: FormField): string => [labelOf[field], wordsFor(field)].filter(Boolean).join(': ');
  const faultyFields = (step: Step): FormField[] =>
    FIELDS.filter((field) => stepOf(field) === step && wordsFor(field) !== undefined);

  const tryStep = (step: Step) => setTries((before) => ({ ...before, [step]: (before[step] ?? 0) + 1 }));

  return {
    tries: (step: Step) => tries[step] ?? 0,
    /** Only once a user has tried to go on. */
    errorOf: (field: FormField) => (tries[stepOf(field)] ? wordsFor(field) : undefined),
    summaryOf: (step: Step) =>
      tries[step]
        ? faultyFields(step).map((field) => ({ fieldId: idOf(shownField(field)), text: summaryWords(field) }))
        : [],
    /** True when nothing keeps the step from being left; else it says what. */
    check(step: Step): boolean {
      tryStep(step);
      return faultyFields(step).length === 0;
    },
    /** The first step with something to put right. The faults of all steps are shown: nobody meets them in rounds. */
    firstFaulty(): Step | null {
      const faulty = STEPS.filter((each) => faultyFields(each).length > 0);
      for (const step of faulty) tryStep(step);
      return faulty[0] ?? null;
    },
    /** Other steps that have been tried and have something to put right. */
    otherFaulty: (step: Step) => STEPS.filter((each) => each !== step && tries[each] && faultyFields(each).length > 0),
    /** What the server said, by its own names of the fields. */
    tell(errors: FieldErrors): Step | null {
      const entries = Object.entries(errors).map(([name, [first]]) => [fieldNamed(name), first] as const);
      const known = entries.filter(
        (entry): entry is [FormField, string] => entry[0] !== null && entry[1] !== undefined,
      );
      setTold(Object.fromEntries(known));
      const step = STEPS.find((each) => known.some(([field]) => stepOf(field) === each)) ?? null;
      if (step) tryStep(step);
      return step;
    },
    /** What is being put right is not complained about any more. */
    forget: (part: Partial<EventForm>) =>
      setTold((before) => {
        const left = Object.entries(before).filter(([field]) => !((field.split('.', 1)[0] ?? '') in part));
        return left.length === Object.keys(before).length ? before : Object.fromEntries(left);
      }),
  };
}

/** 'form.times.days.3.day' is a fault of times.days. */
function fieldNamed(name: string): FormField | null {
  const path = name.replace(/^form\./, '');
  return FIELDS.find((field) => path === field || path.startsWith(`${field}.`)) ?? null;
}

/** Days that were taken out are seen with the last day; they have no field. */
const shownField = (field: FormField): FormField => (field === 'times.exceptions' ? 'times.ends_on' : field);
