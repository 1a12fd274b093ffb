import { type FormEvent, useRef, useState } from 'react';
import { portalTexts } from '#features/portal/texts/token.ts';
import { describeFailure, type FieldMessages, fieldMessages } from '#features/portal/web/failure.ts';
import { useFailure } from '#features/portal/web/use-failure.ts';
import { CallFailed } from '#platform/web/client.ts';
import { useTexts } from '#platform/web/language.tsx';

export type FormValues = Readonly<Record<string, string>>;

type SubmitOptions = {
  /** Those that the form shows, in its order. The id and the name of a field are the same. */
  fields: readonly string[];
  /** What can be seen without the server. */
  check?: (values: FormValues) => FieldMessages;
  send: (values: FormValues) => Promise<void>;
  /** Where a fault of something that the form does not show is told, besides above the form. */
  otherFaultsAt?: string;
  /** True when the page has answered this refusal in a way of its own. */
  onRefused?: (refusal: CallFailed) => boolean;
};

const SUBMIT = 'submit';

/** One form of the sign-in: sent once at a time, and nothing that was typed is lost when it does not go through. */
export function useSubmit({ fields, check, send, otherFaultsAt, onRefused }: SubmitOptions) {
  const [pending, setPending] = useState<string | null>(null);
  const { shown, show, forget, clearError } = useFailure({ fields, idOf: itself });
  const isBusyRef = useRef(false);
  const texts = useTexts(portalTexts);

  /** Does one thing at a time: what comes while another is under way is a double click. */
  async function attempt(name: string, work: () => Promise<void>): Promise<void> {
    if (isBusyRef.current) return;
    isBusyRef.current = true;
    setPending(name);
    forget();
    try {
      await work();
    } catch (error) {
      explain(error);
    } finally {
      isBusyRef.current = false;
      setPending(null);
    }
  }

  function explain(error: unknown) {
    if (error instanceof CallFailed && onRefused?.(error)) return;
    const told = fieldMessages(error, texts.failure.unknown);
    const [other] = Object.entries(told).filter(([field]) => !fields.includes(field));
    const failure = describeFailure(error, texts);
    show({
      failure: failure && other ? { ...failure, text: other[1] } : Object.keys(told).length > 0 ? null : failure,
      errors: other && otherFaultsAt ? { ...told, [otherFaultsAt]: other[1] } : told,
    });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = valuesOf(event.currentTarget);
    const found = Object.entries(check?.(values) ?? {}).filter(([, message]) => message);
    if (found.length > 0) {
      show({ failure: null, errors: Object.fromEntries(found) });
      return;
    }
    void attempt(SUBMIT, () => send(values));
  }

  /** A message has done its work once a user puts the field right. */
  function onInput({ target }: FormEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement) clearError(target.name);
  }

  return {
    /** Outside of a dialog that method does nothing: a click before the scripts are there neither leaves nor leaks. */
    formProps: { method: 'dialog', noValidate: true, onSubmit, onInput } as const,
    isSending: pending === SUBMIT,
    /** Which of the other things that the page can do is under way. */
    pending,
    ...shown,
    attempt,
  };
}

export type Submit = ReturnType<typeof useSubmit>;

function valuesOf(form: HTMLFormElement): FormValues {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}

const itself = (field: string): string => field;
