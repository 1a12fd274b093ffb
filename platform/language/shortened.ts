const MAX_DESCRIPTION_LENGTH = 160;

/** Whole words on one line, as many as search engines show where nothing else is said. */
export function shortened(text: string, longest = MAX_DESCRIPTION_LENGTH): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2))}…`;
}
