import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { portalTexts } from '#features/portal/texts/token.ts';
import { describeFailure, type FieldMessages, fieldMessages } from '#features/portal/web/failure.ts';
import { type ShownFailure, useFailure } from '#features/portal/web/use-failure.ts';
import { useTexts } from '#platform/web/language.tsx';
import { createSending } from '#platform/web/new-key.ts';
import { useToasts } from '#ui/use-toasts.ts';
import { useSessionEnd } from './use-session-end.ts';

/** Endpoints whose answers a change can have touched. */
export type ChangedAnswers = readonly { method: string; path: string }[];

type ActionOptions<Input> = {
  /**
   * Their answers are read again. It is under way until they are there, so that the page never shows the old ones as if
   * nothing had happened. After a refusal too: another user has probably been quicker.
   */
  invalidates?: ChangedAnswers;
  /** The form's fields, in its order. What the server says about them is in `errors`, everything else in `failure`. */
  fields?: readonly string[];
  /** The id of a field's control, if it is not the field's name. */
  idOf?: (field: string) => string;
  /** For a button without a form: what went wrong is told in a toast. */
  isToldInToast?: boolean;
  /** Where the user comes back to when the session has ended, if not to the page as it is. */
  returnUrlOf?: (input: Input) => string;
};

/** The same body gets the same key until it has arrived, so that what is sent twice is done once. */
export type Sending = { keyOf(body: object): string };

type Work<Input, Result> = (input: Input, sending: Sending) => Promise<Result>;

export type Action<Input, Result> = ShownFailure & {
  /** Null when it was refused, and then the reason is shown, or when it is under way already. */
  run: (input: Input) => Promise<{ result: Result } | null>;
  isPending: boolean;
  /** What is being done: tells one row of a list from the others. */
  pending: Input | null;
  /** What can be seen without the server. */
  setErrors: (errors: FieldMessages) => void;
  /** The user puts the field right. */
  clearError: (field: string) => void;
};

/**
 * Every change that the browser asks the server for. One at a time: a second click does nothing. Failures are shown the
 * same way everywhere (ERR-01), and what was typed stays.
 */
export function useAction<Input = void, Result = unknown>(
  work: Work<Input, Result>,
  { invalidates = [], fields = [], idOf = itself, isToldInToast = false, returnUrlOf }: ActionOptions<Input> = {},
): Action<Input, Result> {
  const texts = useTexts(portalTexts);
  const queries = useQueryClient();
  const { showToast } = useToasts();
  const endSession = useSessionEnd();
  const [sending] = useState(createSending);
  const { shown, show, forget, clearError } = useFailure({ fields, idOf });
  const isRunningRef = useRef(false);
  const readAgain = () =>
    Promise.all(invalidates.map(({ method, path }) => queries.invalidateQueries({ queryKey: [method, path] })));
  const mutation = useMutation({
    mutationFn: (input: Input) => work(input, sending),
    // Without a connection it fails at once and can be tried again; it is not kept back until there is one.
    networkMode: 'always',
    onSuccess: readAgain,
    onError: () => void readAgain(),
  });

  async function run(input: Input): Promise<{ result: Result } | null> {
    if (isRunningRef.current) return null;
    isRunningRef.current = true;
    forget();
    try {
      const result = await mutation.mutateAsync(input);
      sending.arrived();
      return { result };
    } catch (error) {
      if (!endSession(error, returnUrlOf?.(input))) tell(error, input);
      return null;
    } finally {
      isRunningRef.current = false;
    }
  }

  function tell(error: unknown, input: Input) {
    const failure = describeFailure(error, texts);
    const errors = fieldMessages(error, texts.failure.unknown);
    const told = Object.keys(errors);
    const isAboutFields = told.length > 0 && told.every((field) => fields.includes(field));
    show({ failure: isAboutFields || isToldInToast ? null : failure, errors });
    if (!failure || isAboutFields || !isToldInToast) return;
    const { canRetry, kept: _, ...message } = failure;
    const retry = { action: { label: texts.try_again, onClick: () => void run(input) } };
    showToast({ ...message, ...(canRetry && retry) });
  }

  return {
    ...shown,
    run,
    isPending: mutation.isPending,
    pending: mutation.isPending ? mutation.variables : null,
    setErrors: (errors) => show({ failure: null, errors }),
    clearError,
  };
}

const itself = (field: string): string => field;
