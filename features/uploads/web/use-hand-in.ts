import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import type { Upload } from '../contract.ts';
import { uploadTexts } from '../texts/token.ts';
import { checkFile, criteriaOf, type FieldCriteria } from './check-file.ts';
import { useUploads } from './use-uploads.ts';

type HandInOptions = {
  criteria: FieldCriteria;
  /** How many there is room for; one where the field holds a single file. */
  most?: number;
  /** What was taken; not whole where some of the files were not. */
  onDone: (uploads: readonly Upload[], isWhole: boolean) => void;
};

/** Files on their way, one after the other, from the moment they are chosen. What went wrong stays until the next try. */
export function useHandIn({ criteria, most = 1, onDone }: HandInOptions) {
  const { fault, several } = useTexts(uploadTexts);
  const uploads = useUploads();
  const [sending, setSending] = useState<{ name: string; number: number; total: number } | null>(null);
  const [error, setError] = useState<string | null>(null);
  /** Were sent and could not be taken just now. */
  const [unsent, setUnsent] = useState<readonly File[]>([]);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function handIn(files: readonly File[]): Promise<void> {
    if (running.current) return;
    clearError();
    if (files.length === 0) return setError(several.too_few);
    if (files.length > most) return setError(most === 1 ? fault.too_many : several.too_many(most));
    const controller = new AbortController();
    running.current = controller;
    const taken: Upload[] = [];
    const passing: File[] = [];
    const faults: string[] = [];
    for (const [place, file] of files.entries()) {
      setSending({ name: file.name, number: place + 1, total: files.length });
      try {
        const found = await checkFile(file, criteria);
        if (found) faults.push(wordsFor(file, fault[found], files.length));
        else taken.push(await uploads.handIn(file, criteriaOf(file, criteria), controller.signal));
      } catch (failure) {
        if (controller.signal.aborted) return;
        faults.push(wordsFor(file, uploads.messageOf(failure), files.length));
        if (uploads.isPassing(failure)) passing.push(file);
      }
    }
    running.current = null;
    setSending(null);
    setUnsent(passing);
    setError(faults.length > 0 ? faults.join(' · ') : null);
    if (taken.length > 0) onDone(taken, faults.length === 0);
  }

  /** Of several it is said which one it is about. */
  const wordsFor = ({ name }: File, words: string, total: number) =>
    total > 1 ? several.fault_of(name, words) : words;

  function clearError(): void {
    setError(null);
    setUnsent([]);
  }

  return {
    handIn,
    error,
    clearError,
    /** Sends the same files once more; null when that would change nothing. */
    retry: unsent.length > 0 ? () => handIn(unsent) : null,
    /** The file that is on its way. */
    sending,
  };
}

export type HandIn = ReturnType<typeof useHandIn>;
