import { useEffect, useRef, useState } from 'react';
import { IMAGE_TYPES } from '#features/uploads/rules.ts';
import { uploadTexts } from '#features/uploads/texts/token.ts';
import { checkFile } from '#features/uploads/web/check-file.ts';
import { useUploads } from '#features/uploads/web/use-uploads.ts';
import { useTexts } from '#platform/web/language.tsx';
import { MAX_MESSAGE_FILES } from '../rules.ts';
import { messengerTexts } from '../texts/token.ts';
import type { HeldFile } from './draft.ts';

type AttachedOptions = {
  /** How many there are already. */
  count: number;
  onAdd: (files: HeldFile[]) => void;
  /** In words, and which file it is about. */
  onFault: (fault: string) => void;
};

/** Files on their way to the line that is being written. One that is not taken says why; the others go on. */
export function useAttached({ count, onAdd, onFault }: AttachedOptions) {
  const { write: words } = useTexts(messengerTexts);
  const { fault } = useTexts(uploadTexts);
  const uploads = useUploads();
  const [uploading, setUploading] = useState<string[]>([]);
  const leaving = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  async function add(chosen: readonly File[]): Promise<void> {
    if (count + uploading.length + chosen.length > MAX_MESSAGE_FILES) {
      return onFault(words.too_many_files(MAX_MESSAGE_FILES));
    }
    setUploading((names) => [...names, ...chosen.map(({ name }) => name)]);
    for (const file of chosen) {
      await handIn(file);
      setUploading((names) => names.filter((name) => name !== file.name));
    }
  }

  async function handIn(file: File): Promise<void> {
    const criteria = { kind: IMAGE_TYPES.some((type) => type === file.type) ? 'image' : 'document' } as const;
    const signal = leaving.current?.signal;
    if (!signal || signal.aborted) return;
    try {
      const found = await checkFile(file, criteria);
      if (found) return onFault(`${file.name}: ${fault[found]}`);
      const { id, name } = await uploads.handIn(file, criteria, signal);
      onAdd([{ id, name }]);
    } catch (error) {
      if (!signal.aborted) onFault(`${file.name}: ${uploads.messageOf(error)}`);
    }
  }

  return { uploading, add };
}
