/** What a field shows after a user typed, and what of it is selected: where the next character goes. */
export type TextEdit = { text: string; start: number; end: number };

/**
 * Puts an edit into the input at once. The owner is told the same text afterwards, so React finds nothing to change
 * and leaves the cursor where it is.
 */
export function showEdit(input: HTMLInputElement, { text, start, end }: TextEdit): void {
  input.value = text;
  input.setSelectionRange(start, end);
}

/** How the text came to change, as the browser tells: `insertText`, `deleteContentBackward` … */
export const inputTypeOf = (event: Event): string => (event instanceof InputEvent ? event.inputType : '');
