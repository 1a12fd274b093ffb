/** Line breaks of every kind, what a terminal obeys, and what turns the direction of writing around. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_IN_A_LINE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;

/** What people have written cannot add a line to a message, nor a header. */
export const cleanLine = (text: string, longest: number): string =>
  text.replaceAll(NOT_IN_A_LINE, ' ').trim().slice(0, longest).toWellFormed();

/** The same for what is printed, where a letter of two parts is drawn as one. */
export const printedLine = (text: string, longest: number): string => cleanLine(text, longest).normalize('NFC');

/** What a user has written themselves, line by line. */
export const linesIn = (text: string): string[] => text.split(/\r\n|\r|\n/);
