import { inflateSync } from 'node:zlib';

type Letters = Map<number, string>;
type Font = { face: string; letters: Letters };

/**
 * The words of a PDF with embedded fonts, page by page: read from its streams and from what its glyphs mean. With the
 * name of a face, only what is set in that one.
 */
export function pdfPages(file: Buffer, face?: string): string[] {
  const objects = objectsIn(file);
  const fonts = fontsIn(file, objects);
  return [...objects.values()].filter((stream) => / TJ\s/.test(stream)).map((page) => textOn(page, fonts, face));
}

/** What each numbered object's stream says. */
function objectsIn(file: Buffer): Map<number, string> {
  const objects = new Map<number, string>();
  for (const { index, 0: begun, 1: number } of file.toString('latin1').matchAll(/(\d+) 0 obj\n<<(?:.|\n)*?>>\n/g)) {
    const start = index + begun.length;
    if (!file.subarray(start, start + 'stream\n'.length).equals(Buffer.from('stream\n'))) continue;
    try {
      const bytes = file.subarray(start + 'stream\n'.length, file.indexOf('endstream', start));
      objects.set(Number(number), inflateSync(bytes).toString('latin1'));
    } catch {
      // Not compressed: a picture or a font of its own kind.
    }
  }
  return objects;
}

/** By the name under which pages ask for them. */
function fontsIn(file: Buffer, objects: Map<number, string>): Map<string, Font> {
  const text = file.toString('latin1');
  const fonts = new Map<string, Font>();
  for (const [, name = '', number] of text.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const [, described = ''] = text.match(new RegExp(`\\n${number} 0 obj\\n<<((?:.|\\n)*?)>>`)) ?? [];
    const [, face = ''] = described.match(/\/BaseFont \/\w+\+(\S+)/) ?? [];
    const [, meaning] = described.match(/\/ToUnicode (\d+) 0 R/) ?? [];
    fonts.set(name, { face, letters: lettersIn(objects.get(Number(meaning)) ?? '') });
  }
  return fonts;
}

/** `<0000> <00ff> [<0041> <00660069> …]`: from the number of a glyph to what it stands for. */
function lettersIn(map: string): Letters {
  const letters: Letters = new Map();
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g)) {
    for (const [at, [, code = '']] of [...list.matchAll(/<([0-9a-f]*)>/g)].entries()) {
      letters.set(Number.parseInt(first, 16) + at, Buffer.from(code, 'hex').swap16().toString('utf16le'));
    }
  }
  return letters;
}

function textOn(page: string, fonts: Map<string, Font>, face: string | undefined): string {
  const lines: string[] = [];
  let font: Font | undefined;
  for (const [, chosen, shown] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (chosen) font = fonts.get(chosen);
    else if (!face || font?.face === face) lines.push(wordsOf(shown ?? '', font?.letters));
  }
  return lines.join('\n');
}

const wordsOf = (shown: string, letters: Letters | undefined): string =>
  [...shown.matchAll(/<([0-9a-f]+)>/g)]
    .flatMap(([, glyphs = '']) => glyphs.match(/.{4}/g) ?? [])
    .map((glyph) => letters?.get(Number.parseInt(glyph, 16)) ?? '?')
    .join('');
