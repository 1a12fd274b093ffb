import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { portalTexts } from '#features/portal/texts/token.ts';
import { type FieldMessages, handleFailure } from '#features/portal/web/answer-errors.ts';
import { CallFailed } from '#platform/web/client.ts';
import { useTexts } from '#platform/web/language.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { identityTexts } from '../../texts/token.ts';
import { waitText } from '../wait-text.ts';

export type FormValues = Readonly<Record<string, string>>;

export type Messages = Readonly<Record<string, string | undefined>>;

type SubmitOptions = {
  /** Those that the form shows, in its order. The id and the name of a field are the same. */
  fields: readonly string[];
  /** What can be seen without the server. */
  check?: (values: FormValues) => Messages;
  send: (values: FormValues) => Promise<void>;
  /** Where a fault of something that the form does not show is told, besides above the form. */
  otherFaultsAt?: string;
  /** True when the page has answered this refusal in a way of its own. */
  onRefused?: (refusal: CallFailed) => boolean;
};

const SUBMIT = 'submit';
const NO_MESSAGES: Messages = {};

/** One form of the sign-in: sent once at a time, and nothing that was typed is lost when it does not go through. */
export function useSubmit({ fields, check, send, otherFaultsAt, onRefused }: SubmitOptions) {
  const [pending, setPending] = useState<string | null>(null);
  const [errors, setErrors] = useState(NO_MESSAGES);
  const [notice, setNotice] = useState<string | null>(null);
  const isBusyRef = useRef(false);
  const texts = useTexts(identityTexts);
  const ofPortal = useTexts(portalTexts);
  const toasts = useToasts();
  const navigate = useNavigate();

  const focusFirst = useEffectEvent(() => {
    const first = fields.find((field) => errors[field]);
    if (first) document.getElementById(first)?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves when there are other messages
  useEffect(() => focusFirst(), [errors]);

  /** Does one thing at a time: what comes while another is under way is a double click. */
  async function attempt(name: string, work: () => Promise<void>): Promise<void> {
    if (isBusyRef.current) return;
    isBusyRef.current = true;
    setPending(name);
    setNotice(null);
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
    if (error instanceof CallFailed) {
      if (onRefused?.(error)) return;
      if (error.status === 429 || error.status === 503) {
        setNotice(`${error.message} ${waitText(texts, error.retryAfterSeconds)}`);
        return;
      }
    } else if (error instanceof TypeError) {
      // What fetch throws when there is no connection.
      setNotice(texts.lost_connection);
      return;
    }
    const invalid = handleFailure(error, { toasts, navigate, texts: ofPortal });
    if (!invalid) return;
    const messages = flatMessages(invalid.fields);
    const [otherFault] = Object.keys(messages).filter((field) => !fields.includes(field));
    const told = otherFault === undefined ? null : messages[otherFault];
    setNotice(told ?? (Object.keys(messages).length === 0 ? invalid.message : null));
    setErrors(told && otherFaultsAt ? { ...messages, [otherFaultsAt]: told } : messages);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = valuesOf(event.currentTarget);
    const found = Object.entries(check?.(values) ?? {}).filter(([, message]) => message);
    if (found.length > 0) {
      setNotice(null);
      setErrors(Object.fromEntries(found));
      return;
    }
    setErrors(NO_MESSAGES);
    void attempt(SUBMIT, () => send(values));
  }

  /** A message has done its work once a user puts the field right. */
  function onInput({ target }: FormEvent<HTMLFormElement>) {
    const name = target instanceof HTMLInputElement ? target.name : '';
    if (errors[name]) setErrors({ ...errors, [name]: undefined });
  }

  return {
    /** Outside of a dialog that method does nothing: a click before the scripts are there neither leaves nor leaks. */
    formProps: { method: 'dialog', noValidate: true, onSubmit, onInput } as const,
    isSending: pending === SUBMIT,
    /** Which of the other things that the page can do is under way. */
    pending,
    errors,
    /** The messages in the order of the form, for a summary. */
    faults: fields.flatMap((fieldId) => (errors[fieldId] ? [{ fieldId, text: errors[fieldId] }] : [])),
    notice,
    attempt,
  };
}

export type Submit = ReturnType<typeof useSubmit>;

function valuesOf(form: HTMLFormElement): FormValues {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}

/** These forms have no fields inside fields. */
const flatMessages = (fields: FieldMessages): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
