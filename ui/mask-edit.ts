import { type Mask, maskText } from '#platform/contract/masks.ts';
import type { TextEdit } from './text-edit.ts';

/** What a masked field shows for what the input holds. The cursor stays behind the digit that it stood behind. */
export function maskEdit(mask: Mask, raw: string, caret: number, isDeletingForward: boolean): TextEdit {
  const text = maskText(mask, raw);
  // The mask reads from left to right, so what it makes of the beginning is the beginning of what it makes.
  const behind = maskText(mask, raw.slice(0, caret)).length;
  // A separator that was deleted is back at once: without stepping over it Delete would get no further.
  const start = isDeletingForward && /\D/.test(text.charAt(behind)) ? behind + 1 : behind;
  return { text, start, end: start };
}
