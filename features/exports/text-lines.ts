/** Where a long word may go on on the next line: after what joins the parts of addresses and double names. */
const JOINTS = /(?<=[-/@._?&=])/;

/** Broken between words; inside one that is wider than a line at its joints, and else wherever the line is full. */
export function textLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  const put = (part: string, between: string) => {
    const longer = line ? line + between + part : part;
    const hasRoom = fits(longer);
    if (!hasRoom && line) lines.push(line);
    line = hasRoom ? longer : part;
  };
  for (const word of text.split(' ')) {
    if (fits(word)) {
      put(word, ' ');
      continue;
    }
    for (const [at, part] of word.split(JOINTS).entries()) {
      if (fits(part)) put(part, at === 0 ? ' ' : '');
      else for (const letter of part) put(letter, '');
    }
  }
  return line ? [...lines, line] : lines;
}
