/** A larger cluster is a larger disc, in three steps: more would look exact and say nothing. */
export function discSize(count: number): 'small' | 'medium' | 'large' {
  if (count < 10) return 'small';
  return count < 100 ? 'medium' : 'large';
}

/** Short enough for the disc: 1234 is '1,2k'. The list says the exact number. */
export function shortCount(count: number): string {
  if (count < 1000) return String(count);
  const thousands = count < 10_000 ? Math.floor(count / 100) / 10 : Math.floor(count / 1000);
  return `${String(thousands).replace('.', ',')}k`;
}
