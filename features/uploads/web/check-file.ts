import { DOCUMENT_ENDINGS, IMAGE_TYPES, MAX_UPLOAD_BYTES, PAPER_TYPES } from '../rules.ts';
import type { nb } from '../texts/nb.ts';

export type FileCriteria = {
  kind: 'image' | 'document';
  min_width?: number | undefined;
  min_height?: number | undefined;
};

/** What a field asks for: one of the two, or a paper, which can be either. */
export type FieldKind = FileCriteria['kind'] | 'paper';
export type FieldCriteria = Omit<FileCriteria, 'kind'> & { kind: FieldKind };

/** What may be chosen, as a file input has it. */
export const TAKEN: Record<FieldKind, readonly string[]> = {
  image: IMAGE_TYPES,
  document: DOCUMENT_ENDINGS,
  paper: PAPER_TYPES,
};
const ONLY = { image: 'only_images', document: 'only_documents', paper: 'only_papers' } as const;

/** As what it is handed in. */
export function criteriaOf({ type }: File, { kind, ...more }: FieldCriteria): FileCriteria {
  if (kind !== 'paper') return { ...more, kind };
  return { ...more, kind: type.startsWith('image/') ? 'image' : 'document' };
}

/** UPL-02: what the browser can tell by itself, before anything is sent. The server looks again, and closer. */
export async function checkFile(file: File, criteria: FieldCriteria): Promise<keyof typeof nb.fault | null> {
  if (!isOfKind(file, criteria.kind)) return ONLY[criteria.kind];
  if (file.size > MAX_UPLOAD_BYTES) return 'too_large';
  if (file.size === 0) return 'empty';
  const asked = criteriaOf(file, criteria);
  return asked.kind === 'image' ? checkPicture(file, asked) : null;
}

/** Of pictures every system knows the type; documents are told by their endings. */
const isOfKind = ({ name, type }: File, kind: FieldKind): boolean =>
  TAKEN[kind].some((known) => (known.startsWith('.') ? name.toLowerCase().endsWith(known) : known === type));

async function checkPicture(file: File, { min_width = 1, min_height = 1 }: FileCriteria) {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    return width < min_width || height < min_height ? 'wrong_dimensions' : null;
  } catch {
    return 'failed';
  }
}
