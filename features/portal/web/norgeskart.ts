/** Kartverket's own map, which takes words. */
export const norgeskartPath = (words: string): string =>
  `https://www.norgeskart.no/#!?project=norgeskart&zoom=14&sok=${encodeURIComponent(words)}`;
