import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import type { Upload } from '../contract.ts';
import { uploadTexts } from '../texts/token.ts';
import { checkFile, type FileCriteria } from './check-file.ts';
import { useUploads } from './use-uploads.ts';

type HandInOptions = { criteria: FileCriteria; onDone: (upload: Upload) => void };

/** One file on its way, from the moment it is chosen. What went wrong stays until the next try. */
export function useHandIn({ criteria, onDone }: HandInOptions) {
  const { fault } = useTexts(uploadTexts);
  const uploads = useUploads();
  const [name, setName] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  /** Was sent and could not be taken just now. */
  const [unsent, setUnsent] = useState<File | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function handIn(files: readonly File[]): Promise<void> {
    const [file] = files;
    if (!file || running.current) return;
    if (files.length > 1) return setError(fault.too_many);
    const controller = new AbortController();
    running.current = controller;
    setError(null);
    setUnsent(null);
    setName(file.name);
    try {
      const found = await checkFile(file, criteria);
      if (found) setError(fault[found]);
      else onDone(await uploads.handIn(file, criteria, controller.signal));
    } catch (failure) {
      if (controller.signal.aborted) return;
      setError(uploads.messageOf(failure));
      if (uploads.isPassing(failure)) setUnsent(file);
    } finally {
      running.current = null;
      setName(null);
    }
  }

  function clearError(): void {
    setError(null);
    setUnsent(null);
  }

  return {
    handIn,
    error,
    clearError,
    /** Sends the same file once more; null when that would change nothing. */
    retry: unsent && (() => handIn([unsent])),
    /** Of the file that is on its way. */
    name,
  };
}
