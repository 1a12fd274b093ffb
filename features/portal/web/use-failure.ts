import { useState } from 'react';
import { type Failure, type FieldMessages, NO_MESSAGES } from './failure.ts';
import { useOnlyFault } from './use-only-fault.ts';

type FormFields = {
  /** In the order of the form. */
  fields: readonly string[];
  /** The id of a field's control. */
  idOf: (field: string) => string;
};

export type ShownFailure = {
  failure: Failure | null;
  errors: FieldMessages;
  /** The messages in the order of the form, for the summary above it. */
  faults: readonly { fieldId: string; text: string }[];
  /** Another number each time there is something new to read. */
  time: number;
};

const NOTHING = { failure: null, errors: NO_MESSAGES };

/** What is wrong with a form at present. */
export function useFailure({ fields, idOf }: FormFields) {
  const [{ failure, errors, time }, setShown] = useState({ ...NOTHING, time: 0 } as Omit<ShownFailure, 'faults'>);
  const faults = fields.flatMap((field) => (errors[field] ? [{ fieldId: idOf(field), text: errors[field] }] : []));
  useOnlyFault(faults, time);

  return {
    shown: { failure, errors, faults, time },
    show: (news: { failure: Failure | null; errors: FieldMessages }) =>
      setShown((before) => ({ ...news, time: before.time + 1 })),
    forget: () => setShown((before) => ({ ...NOTHING, time: before.time })),
    /** The user puts the field right: its message goes, and the focus stays where it is. */
    clearError: (field: string) =>
      setShown((before) =>
        before.errors[field] ? { ...before, errors: { ...before.errors, [field]: undefined } } : before,
      ),
  };
}
