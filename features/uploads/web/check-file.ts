import { DOCUMENT_ENDINGS, IMAGE_TYPES, MAX_UPLOAD_BYTES } from '../rules.ts';
import type { nb } from '../texts/nb.ts';

export type FileCriteria = {
  kind: 'image' | 'document';
  min_width?: number | undefined;
  min_height?: number | undefined;
};

/** UPL-02: what the browser can tell by itself, before anything is sent. The server looks again, and closer. */
export async function checkFile(file: File, criteria: FileCriteria): Promise<keyof typeof nb.fault | null> {
  if (!isOfKind(file, criteria.kind)) return criteria.kind === 'image' ? 'only_images' : 'only_documents';
  if (file.size > MAX_UPLOAD_BYTES) return 'too_large';
  if (file.size === 0) return 'empty';
  return criteria.kind === 'image' ? checkPicture(file, criteria) : null;
}

function isOfKind({ name, type }: File, kind: FileCriteria['kind']): boolean {
  if (kind === 'image') return IMAGE_TYPES.some((known) => known === type);
  return DOCUMENT_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));
}

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
