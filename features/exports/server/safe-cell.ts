/**
 * What a spreadsheet takes for the beginning of a formula, also behind spaces and in the full-width forms that some of
 * them read as the plain ones.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20])/u;

/** Line breaks, what a terminal obeys, and what turns the direction of writing around. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_IN_A_CELL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]+/gu;

/** Half of a character that takes two, which no file can hold. */
const HALF = /[\ud800-\udfff]/gu;

/** D-21: what people have written is text to every spreadsheet that opens the file, and stays in its cell. */
export const safeCell = (text: string): string =>
  FORMULA.test(text) ? `'${plainText(text).trimStart()}` : plainText(text);

/** On paper nothing is taken for a formula, so what begins like one needs no sign. */
export const plainText = (text: string): string => text.replaceAll(NOT_IN_A_CELL, ' ').replaceAll(HALF, '\ufffd');

/** '+4741234567' → '412 34 567': without the plus, which a spreadsheet would take for the beginning of a sum. */
export const phoneAsRead = (phone: string): string => phone.replace(/^\+47(\d{3})(\d{2})(\d{3})$/, '$1 $2 $3');
