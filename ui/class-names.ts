/** Joins the class names that apply: `joinClassNames(styles.card, isMuted && styles.muted)`. */
export function joinClassNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
