import type { EventForm, FormField } from '../rules.ts';

/** What a part of the form is given. */
export type FieldsProps = {
  form: EventForm;
  change: (part: Partial<EventForm>) => void;
  /** What is wrong with a field, in words, once a user has tried to go on. */
  errorOf: (field: FormField) => string | undefined;
};

/** The id of the control that belongs to a field, for the links of the summary. */
export const idOf = (field: FormField): string => `felt-${field.replace('.', '-')}`;
