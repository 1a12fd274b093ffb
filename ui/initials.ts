/** The first letters of up to two words, upper case: 'ingrid lunde' gives 'IL'. */
export function readInitials(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word].at(0) ?? '')
    .join('')
    .toLocaleUpperCase('nb');
}
