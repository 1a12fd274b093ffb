/** What was pasted is often a page, or a name alone: a site is known by its scheme and its host. */
export const originsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[\s,;]+/)
      .filter((word) => word !== '')
      .map(originOf),
  ),
];

function originOf(word: string): string {
  const address = /^[a-z]+:\/\//i.test(word) ? word : `https://${word}`;
  return URL.parse(address)?.origin.replace(/^null$/, address) ?? address;
}
