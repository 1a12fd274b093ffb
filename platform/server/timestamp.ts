/** `2026-11-19 16:30:00+00` as PostgreSQL writes it in UTC becomes `2026-11-19T16:30:00Z`. */
export function parseTimestamp(text: string): string {
  return text.endsWith('+00') ? `${text.slice(0, 10)}T${text.slice(11, -3)}Z` : new Date(text).toISOString();
}
