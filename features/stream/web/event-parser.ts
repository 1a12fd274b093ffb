export type ServerEvent = { kind: string; data: string; id: string | null };

/** Reads server-sent events out of text that comes in pieces, cut anywhere. */
export function eventParser(onEvent: (event: ServerEvent) => void): (piece: string) => void {
  let rest = '';
  let kind = '';
  let id: string | null = null;
  let lines: string[] = [];

  function takeLine(line: string) {
    if (line === '') {
      if (lines.length > 0) onEvent({ kind: kind || 'message', data: lines.join('\n'), id });
      [kind, id, lines] = ['', null, []];
      return;
    }
    const end = line.includes(':') ? line.indexOf(':') : line.length;
    const value = line.slice(end + 1).replace(/^ /, '');
    const field = line.slice(0, end);
    if (field === 'event') kind = value;
    else if (field === 'data') lines.push(value);
    else if (field === 'id') id = value;
  }

  return (piece) => {
    // A \r at the end may be the first half of \r\n.
    const complete = (rest + piece).split(/\r\n|\n|\r(?!$)/);
    rest = complete.pop() ?? '';
    for (const line of complete) takeLine(line);
  };
}
