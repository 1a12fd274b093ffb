import { inflateSync } from 'node:zlib';

/** The words of a PDF with one embedded font, page by page: read from its streams and from what its glyphs mean. */
export function pdfPages(file: Buffer): string[] {
  const streams = streamsIn(file);
  const letters = lettersIn(streams.find((stream) => stream.includes('beginbfrange')) ?? '');
  return streams.filter((stream) => / TJ\s/.test(stream)).map((page) => textOn(page, letters));
}

function streamsIn(file: Buffer): string[] {
  const streams: string[] = [];
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at)) {
    const start = at + 'stream\n'.length;
    at = file.indexOf('endstream', start);
    const bytes = file.subarray(start, at);
    at += 'endstream'.length;
    try {
      streams.push(inflateSync(bytes).toString('latin1'));
    } catch {
      // Not compressed: a picture or a font of its own kind.
    }
  }
  return streams;
}

/** `<0000> <00ff> [<0041> <00660069> …]`: from the number of a glyph to what it stands for. */
function lettersIn(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g)) {
    for (const [at, [, code = '']] of [...list.matchAll(/<([0-9a-f]*)>/g)].entries()) {
      letters.set(Number.parseInt(first, 16) + at, Buffer.from(code, 'hex').swap16().toString('utf16le'));
    }
  }
  return letters;
}

const textOn = (page: string, letters: Map<number, string>): string =>
  [...page.matchAll(/\[([^\]]*)\] TJ/g)]
    .map(([, shown = '']) =>
      [...shown.matchAll(/<([0-9a-f]+)>/g)]
        .flatMap(([, glyphs = '']) => glyphs.match(/.{4}/g) ?? [])
        .map((glyph) => letters.get(Number.parseInt(glyph, 16)) ?? '?')
        .join(''),
    )
    .join('\n');
