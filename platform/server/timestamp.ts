/** `2026-11-19 16:30:00+00` as PostgreSQL writes it in UTC becomes `2026-11-19T16:30:00Z`. */
export function parseTimestamp(text: string): string {
  if (text.endsWith('+00')) return `${text.slice(0, -3).replace(' ', 'T')}Z`;
  const time = new Date(text);
  // `infinity` and years before Christ have no form in ISO 8601; they are handed on as they are.
  return Number.isNaN(time.getTime()) ? text : time.toISOString();
}
