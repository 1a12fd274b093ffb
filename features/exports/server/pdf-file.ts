import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { amountText } from '#platform/language/money.ts';
import { projectFile } from '#platform/server/project-files.ts';
import { textLines } from '../text-lines.ts';
import { FILE_TEXTS } from '../texts/files.ts';
import { plainText } from './safe-cell.ts';
import type { Column, Table } from './table.ts';

/** Inter with the Latin, Sámi, Greek and Cyrillic letters: the fonts that every reader has lack č, đ and ŋ. */
const FONT = readFileSync(projectFile('features/exports/server/inter.ttf'));
const BOLD = readFileSync(projectFile('features/exports/server/inter-bold.ttf'));

const MARGIN = 36;
const LINE = 15;
/** Of what goes on within a cell. */
const NEXT_LINE = 10;
const MAX_LINES = 2;
const SIZE = 8;
const TITLE_SIZE = 15;
const INK = '#1c2321';
const MUTED = '#5b6562';
const RULE = '#c9cfcc';
/** Between two columns. */
const GUTTER = 6;
/** Naming the font's features, none, keeps every word that was ever set from staying in memory. */
const ON_ONE_LINE = { lineBreak: false, features: [] };
/** Each cell that is named as one takes memory; a longer list is read line by line. */
const MAX_ROWS_WITH_CELLS = 1000;

/** Text and lines, nothing that opens, runs or leads anywhere; tagged, so that it can be read aloud as a table. */
export function pdfFile(table: Table): Promise<Buffer> {
  const { title, lead, language, columns, rows } = table;
  const document = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: MARGIN,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    info: { Title: plainText(title) },
  });
  const finished = buffer(document);
  document.registerFont('text', FONT).registerFont('heading', BOLD);
  const { right, bottom } = openPage(document, language, 1);
  const places = placesOf(columns, right - MARGIN);

  const titled = document.struct('H1', {}, () => {
    document.font('heading').fontSize(TITLE_SIZE).fillColor(INK);
    const widthOf = (text: string) => document.widthOfString(text, ON_ONE_LINE);
    document.text(fitted(readable(title), right - MARGIN, widthOf), MARGIN, MARGIN, ON_ONE_LINE);
  });
  const led = document.struct('P', {}, () => {
    document
      .font('text')
      .fontSize(SIZE)
      .fillColor(MUTED)
      .text(readable(lead), MARGIN, MARGIN + 22, ON_ONE_LINE);
  });
  document.addStructure(titled).addStructure(led);

  const hasCells = rows.length <= MAX_ROWS_WITH_CELLS;
  const whole = document.struct(hasCells ? 'Table' : 'Div');
  document.addStructure(whole);
  let top = MARGIN + 44;
  const [headingWidth, textWidth] = [letterWidths(document, 'heading'), letterWidths(document, 'text')];
  const linesOf = (cells: readonly (string | null)[], widthOf: (text: string) => number) =>
    cells.map((cell, at) => cellLines(shownCell(columns[at], cell), places[at]?.width ?? 0, widthOf));
  const writeRow = (shown: readonly (readonly string[])[], role: 'TH' | 'TD') => {
    document.font(role === 'TH' ? 'heading' : 'text').fillColor(INK);
    const write = shown.map((lines, at) => () => {
      for (const [line, text] of lines.entries())
        document.text(text, places[at]?.left ?? MARGIN, top + line * NEXT_LINE, ON_ONE_LINE);
    });
    if (hasCells) {
      const row = document.struct('TR');
      whole.add(row);
      for (const cell of write) row.add(document.struct(role, {}, cell));
      row.end();
    } else {
      const line = document.struct('P', {}, () => {
        for (const cell of write) cell();
      });
      whole.add(line);
      line.end();
    }
    top += heightOf(shown);
    document.markContent('Artifact');
    document
      .moveTo(MARGIN, top - 4)
      .lineTo(right, top - 4)
      .lineWidth(0.5)
      .strokeColor(RULE)
      .stroke();
    document.endMarkedContent();
  };
  const header = linesOf(
    columns.map(({ name }) => name),
    headingWidth,
  );
  document.fontSize(SIZE);
  writeRow(header, 'TH');
  let page = 1;
  for (const row of rows) {
    const shown = linesOf(row, textWidth);
    if (top + heightOf(shown) > bottom) {
      page += 1;
      openPage(document, language, page);
      top = MARGIN;
      writeRow(header, 'TH');
    }
    writeRow(shown, 'TD');
  }
  whole.end();
  document.end();
  return finished;
}

function openPage(document: PDFKit.PDFDocument, language: Table['language'], page: number) {
  document.addPage();
  const right = document.page.width - MARGIN;
  const bottom = document.page.height - MARGIN - LINE;
  document.markContent('Artifact', { type: 'Pagination' });
  const label = FILE_TEXTS[language].page(page);
  document
    .font('text')
    .fontSize(SIZE)
    .fillColor(MUTED)
    .text(label, MARGIN, bottom + 4, ON_ONE_LINE);
  document.endMarkedContent();
  return { right, bottom };
}

function placesOf(columns: readonly Column[], whole: number) {
  const total = columns.reduce((sum, { width }) => sum + width, 0);
  let left = MARGIN;
  return columns.map(({ width }) => {
    const share = (width / total) * whole;
    const place = { left, width: share - GUTTER };
    left += share;
    return place;
  });
}

/**
 * Measures text in the size of the table. Every letter is measured once: setting each cell only to see whether it fits
 * is most of the work in a long list. Kerning moves letters by less than the space between two columns.
 */
function letterWidths(document: PDFKit.PDFDocument, font: string): (text: string) => number {
  const known = new Map<string, number>();
  const widthOf = (letter: string): number => {
    const measured = known.get(letter) ?? document.font(font).fontSize(SIZE).widthOfString(letter, ON_ONE_LINE);
    known.set(letter, measured);
    return measured;
  };
  return (text) => {
    let sum = 0;
    for (const letter of text) sum += widthOf(letter);
    return sum;
  };
}

/** A long name, or an address: over two lines, and the rest left out. */
function cellLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  const fits = (line: string) => widthOf(line) <= width;
  if (fits(text)) return [text];
  const lines = textLines(text, fits);
  if (lines.length <= MAX_LINES) return lines;
  const last = lines.slice(MAX_LINES - 1).join(' ');
  return [...lines.slice(0, MAX_LINES - 1), fitted(last, width, widthOf)];
}

const heightOf = (cells: readonly (readonly string[])[]): number =>
  LINE + (Math.max(...cells.map((lines) => lines.length)) - 1) * NEXT_LINE;

/** As much of a text as has room, and a sign where there was more. */
function fitted(text: string, width: number, widthOf: (text: string) => number): string {
  const fits = (length: number) => widthOf(`${text.slice(0, length)}…`) <= width;
  if (widthOf(text) <= width) return text;
  let [shorter, longer] = [0, text.length];
  while (longer - shorter > 1) {
    const middle = (shorter + longer) >> 1;
    if (fits(middle)) shorter = middle;
    else longer = middle;
  }
  return `${text.slice(0, shorter)}…`;
}

const readable = (text: string): string => plainText(text).normalize('NFC');

/** Empty cells are cells too: without them the others would stand in the wrong column. */
function shownCell(column: Column | undefined, value: string | null): string {
  if (!value) return ' ';
  if (column?.kind === 'day') return value.split('-').reverse().join('.');
  if (column?.kind === 'amount') return amountText(Number(value));
  return readable(value);
}
