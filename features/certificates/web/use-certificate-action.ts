import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailed } from '#platform/web/client.ts';
import { failureText } from '#platform/web/failure-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { certificateTexts } from '../texts/token.ts';

export type FieldMessages = Readonly<Record<string, string | undefined>>;

const NO_MESSAGES: FieldMessages = {};

export type CertificateAction = {
  isPending: boolean;
  /** What went wrong, in a sentence; null while nothing has. */
  failure: string | null;
  /** CER-04: what the server has to say about single fields. */
  errors: FieldMessages;
  /** True when it was done. */
  carryOut: (work: () => Promise<unknown>) => Promise<boolean>;
};

/**
 * Does something with certificates, one thing at a time, and reads again what it may have changed. What the server says
 * about the fields that are named is told there; anything else is told for the whole.
 */
export function useCertificateAction(fields: readonly string[] = []): CertificateAction {
  const texts = useTexts(certificateTexts);
  const queries = useQueryClient();
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [errors, setErrors] = useState(NO_MESSAGES);

  function explain(error: unknown) {
    const told = error instanceof CallFailed ? Object.entries(error.errors ?? {}) : [];
    const known = told.filter(([field]) => fields.includes(field));
    if (known.length > 0) setErrors(Object.fromEntries(known.map(([field, [first]]) => [field, first])));
    else setFailure(failureText(error, texts));
  }

  async function carryOut(work: () => Promise<unknown>): Promise<boolean> {
    if (isPending) return false;
    setIsPending(true);
    setFailure(null);
    setErrors(NO_MESSAGES);
    try {
      await work();
      return true;
    } catch (error) {
      explain(error);
      return false;
    } finally {
      setIsPending(false);
      // Also after a refusal: another user has probably been quicker.
      void queries.invalidateQueries({ predicate: ({ queryKey }) => isAboutCertificates(String(queryKey[1])) });
    }
  }
  return { isPending, failure, errors, carryOut };
}

const isAboutCertificates = (path: string): boolean => /stamps|certificates/.test(path);
