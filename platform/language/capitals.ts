/** As at the beginning of a line: 'I dag 18:00'. */
export const startingCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** In the middle of a Norwegian sentence: 'I dag 18:00' becomes 'i dag 18:00'. */
export const inNorwegianSentence = (when: string): string => when.charAt(0).toLowerCase() + when.slice(1);

/** In an English one weekdays keep their capital, unlike 'today'. */
export const inEnglishSentence = (when: string): string =>
  when.replace(/^(Today|Tomorrow|Yesterday)/, (day) => day.toLowerCase());
