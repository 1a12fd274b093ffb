import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { encodeQR } from 'qr';
import { textLines } from '#features/exports/text-lines.ts';
import { printedLine } from '#features/messages/clean-line.ts';
import { projectFile } from '#platform/server/project-files.ts';
import { PROGRAMME_TEXTS } from '../texts/programme.ts';
import type { Programme } from './programme.ts';

/** The same letters as in the lists that people take along: those of readers' own fonts lack č, đ and ŋ. */
const FONT = readFileSync(projectFile('features/exports/server/inter.ttf'));
const BOLD = readFileSync(projectFile('features/exports/server/inter-bold.ttf'));

const MARGIN = 56;
const CODE_SIZE = 96;
const INK = '#1c2321';
const MUTED = '#5b6562';
const RULE = '#c9cfcc';
const WARNING = '#9b2c1f';
/** Naming the font's features, none, keeps every word that was ever set from staying in memory. */
const ON_ONE_LINE = { lineBreak: false, features: [] };
const MAX_TEXT_LENGTH = 20_000;
/** Of a paragraph, at the foot of a page and at the head of the next. */
const FEWEST_LINES = 2;

type Role = 'H1' | 'H2' | 'P';
type Style = { size: number; colour?: string; width?: number; left?: number };

/** EVF-03: one activity to print and put up. Text, lines and a code; nothing in it opens, runs or leads anywhere. */
export function programmePdf(programme: Programme): Promise<Buffer> {
  const page = openDocument(programme);
  const { document } = page;
  const beside = page.width - CODE_SIZE - 24;
  drawCode(document, programme);
  page.write('H1', programme.title, { size: 24, width: beside });
  page.skip(6);
  if (programme.warning) page.write('P', programme.warning, { size: 13, colour: WARNING, width: beside });
  page.skip(6);
  for (const { term, value } of programme.facts) {
    page.write('P', `${term}: ${value}`, { size: 11, width: page.isBeside() ? beside : page.width });
  }
  page.skip(10);
  page.below(MARGIN + CODE_SIZE + 16);
  page.write('P', programme.scan, { size: 9, colour: MUTED });
  page.write('P', programme.address, { size: 9, colour: MUTED });
  if (programme.about) {
    page.heading(programme.about.heading);
    for (const paragraph of programme.about.paragraphs) {
      page.write('P', paragraph, { size: 11 });
      page.skip(4);
    }
  }
  page.heading(programme.when.heading);
  if (programme.when.times.length > 0)
    page.list(programme.when.times.map(({ when, note }) => (note ? `${when} (${note})` : when)));
  if (programme.when.note) page.write('P', programme.when.note, { size: 11 });
  if (programme.contact) {
    // Whom to ask stands on one page, with the day on which it was made.
    page.heading(programme.contact.heading, (programme.contact.lines.length + 4) * 16);
    for (const line of programme.contact.lines) page.write('P', line, { size: 11 });
  }
  page.skip(14);
  page.write('P', programme.printed, { size: 9, colour: MUTED });
  document.end();
  return page.finished;
}

/** Where the next line goes, on pages that follow each other. */
function openDocument({ language, title }: Programme) {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    info: { Title: printedLine(title, MAX_TEXT_LENGTH) },
  });
  const finished = buffer(document);
  document.registerFont('text', FONT).registerFont('heading', BOLD);
  let [top, pages] = [MARGIN, 0];

  function openPage() {
    pages += 1;
    document.addPage();
    document.markContent('Artifact', { type: 'Pagination' });
    const label = PROGRAMME_TEXTS[language].page(pages);
    document.font('text').fontSize(8).fillColor(MUTED);
    document.text(label, MARGIN, document.page.height - MARGIN + 14, { ...ON_ONE_LINE, height: 12 });
    document.endMarkedContent();
    top = MARGIN;
  }
  openPage();
  const width = document.page.width - 2 * MARGIN;
  const bottom = document.page.height - MARGIN;
  const roomFor = (height: number) => {
    if (top + height > bottom) openPage();
  };

  /** One element for what stands together on a page; what goes on on the next one is another. */
  function write(role: Role, text: string, { size, colour = INK, width: most = width, left = MARGIN }: Style) {
    const height = size * (role === 'P' ? 1.45 : 1.2);
    const font = role === 'P' ? 'text' : 'heading';
    document.font(font).fontSize(size);
    const fits = (line: string) => document.widthOfString(line, ON_ONE_LINE) <= most;
    const lines = textLines(printedLine(text, MAX_TEXT_LENGTH), fits);
    while (lines.length > 0) {
      roomFor(height * Math.min(lines.length, FEWEST_LINES));
      const fitting = lines.splice(0, linesHere(lines.length, Math.floor((bottom - top) / height)));
      document.addStructure(
        document.struct(role, {}, () => {
          document.font(font).fontSize(size).fillColor(colour);
          for (const line of fitting) {
            document.text(line, left, top, ON_ONE_LINE);
            top += height;
          }
        }),
      );
    }
  }

  return {
    document,
    finished,
    width,
    write,
    /** Never alone at the foot of a page: so much of what follows goes with it. */
    heading(text: string, following = 40) {
      top += 16;
      roomFor(20 + following);
      write('H2', text, { size: 15 });
      top += 4;
    },
    /** Each with a rule below it; read aloud as a list. */
    list(items: readonly string[]) {
      const whole = document.struct('L');
      document.addStructure(whole);
      for (const item of items) {
        roomFor(19);
        const entry = document.struct('LI', {}, () => {
          document
            .font('text')
            .fontSize(11)
            .fillColor(INK)
            .text(printedLine(item, MAX_TEXT_LENGTH), MARGIN, top, ON_ONE_LINE);
        });
        whole.add(entry);
        entry.end();
        top += 19;
        document.markContent('Artifact');
        document
          .moveTo(MARGIN, top - 4)
          .lineTo(MARGIN + width, top - 4)
          .lineWidth(0.5)
          .strokeColor(RULE)
          .stroke();
        document.endMarkedContent();
      }
      whole.end();
    },
    skip(points: number) {
      top += points;
    },
    /** What follows begins below this, on the first page. */
    below(point: number) {
      if (pages === 1) top = Math.max(top, point);
    },
    isBeside: () => pages === 1 && top < MARGIN + CODE_SIZE,
  };
}

function drawCode(document: PDFKit.PDFDocument, { address, code }: Programme): void {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: 1 });
  const [left, step] = [document.page.width - MARGIN - CODE_SIZE, CODE_SIZE / rows.length];
  document.addStructure(
    document.struct('Figure', { alt: code }, () => {
      for (const [row, cells] of rows.entries()) {
        for (const [column, isDark] of cells.entries()) {
          if (isDark) document.rect(left + column * step, MARGIN + row * step, step, step);
        }
      }
      document.fill(INK);
    }),
  );
}

/** As many as there is room for, but never one alone on the page before or after. */
function linesHere(count: number, room: number): number {
  if (count <= room) return count;
  return Math.max(1, count - room < FEWEST_LINES && room > FEWEST_LINES ? room - 1 : room);
}
