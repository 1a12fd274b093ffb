import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { encodeQR } from 'qr';
import { textLines } from '#features/exports/text-lines.ts';
import { printedLine } from '#features/messages/clean-line.ts';
import { projectFile } from '#platform/server/project-files.ts';
import type { PaperSheet, SheetSection } from './describe-paper.ts';

/** The same letters as in the lists that people take along: those of readers' own fonts lack č, đ and ŋ. */
const FONT = readFileSync(projectFile('features/exports/server/inter.ttf'));
const BOLD = readFileSync(projectFile('features/exports/server/inter-bold.ttf'));

const MARGIN = 56;
const CODE_SIZE = 96;
const FOOT_LINE = 14;
const MARK_SIZE = 22;
const ROW = 19;
const INK = '#1c2321';
const MUTED = '#5b6562';
const ACCENT = '#1e6b5c';
const RULE = '#c9cfcc';
const MARK_PALE = '#8fb8ad';
const MARK_LIGHT = '#f2b84b';
/** Of the width, for what stands on the right of a line. */
const RIGHT_SHARE = 0.36;
const MAX_TEXT_LENGTH = 300;
/** Naming the font's features, none, keeps every word that was ever set from staying in memory. */
const ON_ONE_LINE = { lineBreak: false, features: [] };

type Style = { font?: 'text' | 'heading'; size: number; colour?: string };

/** USR-03: one or two sheets of text, lines and a code. Nothing in it opens, runs or leads anywhere; it can be read aloud. */
export function paperPdf(sheet: PaperSheet): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: sheet.language,
    info: { Title: printedLine(sheet.title, MAX_TEXT_LENGTH), CreationDate: sheet.made_at },
  });
  const finished = buffer(document);
  document.registerFont('text', FONT).registerFont('heading', BOLD);
  document.addPage();
  const width = document.page.width - 2 * MARGIN;
  const bottom = document.page.height - MARGIN;
  let top = MARGIN;

  const roomFor = (height: number) => {
    if (top + height <= bottom) return;
    document.addPage();
    top = MARGIN;
  };
  const put = (text: string, left: number, y: number, { font = 'text', size, colour = INK }: Style) =>
    document.font(font).fontSize(size).fillColor(colour).text(text, left, y, ON_ONE_LINE);
  const fitted = (text: string, most: number, { font = 'text', size }: Style): string => {
    document.font(font).fontSize(size);
    const fits = (line: string) => document.widthOfString(line, ON_ONE_LINE) <= most;
    const words = printedLine(text, MAX_TEXT_LENGTH);
    return fits(words) ? words : `${textLines(words, (line) => fits(`${line}…`))[0] ?? ''}…`;
  };
  const write = (role: 'H1' | 'P', text: string, style: Style, height: number, most = width) => {
    document.addStructure(
      document.struct(role, {}, () => {
        put(fitted(text, most, style), MARGIN, top, style);
      }),
    );
    top += height;
  };
  const rule = () => {
    document.markContent('Artifact');
    document
      .moveTo(MARGIN, top)
      .lineTo(MARGIN + width, top)
      .lineWidth(0.5)
      .strokeColor(RULE)
      .stroke();
    document.endMarkedContent();
  };

  /** Never alone at the foot of a page. */
  const heading = (text: string) => {
    top += 18;
    roomFor(24 + 2 * ROW);
    document.addStructure(
      document.struct('H2', {}, () => {
        put(printedLine(text, MAX_TEXT_LENGTH), MARGIN, top, { font: 'heading', size: 11, colour: ACCENT });
      }),
    );
    top += 17;
    rule();
    top += 6;
  };

  const lines = ({ rows, none }: SheetSection) => {
    if (rows.length === 0) return write('P', none, { size: 11, colour: MUTED }, ROW);
    const list = document.struct('L');
    document.addStructure(list);
    for (const row of rows) {
      roomFor(ROW);
      const right = fitted(row.right, width * RIGHT_SHARE, { size: 10 });
      const rightWidth = document.widthOfString(right, ON_ONE_LINE);
      const item = document.struct('LI', {}, () => {
        put(fitted(row.left, width - rightWidth - 16, { size: 11 }), MARGIN, top, { size: 11 });
        put(right, MARGIN + width - rightWidth, top + 1, { size: 10, colour: MUTED });
      });
      list.add(item);
      item.end();
      top += ROW;
    }
    list.end();
  };

  drawMark(document, top);
  document.addStructure(
    document.struct('P', {}, () => {
      put(sheet.brand, MARGIN + MARK_SIZE + 8, top + 4, { font: 'heading', size: 14 });
      const issuer = fitted(sheet.issuer, width / 2, { size: 10 });
      put(issuer, MARGIN + width - document.widthOfString(issuer, ON_ONE_LINE), top + 7, { size: 10, colour: MUTED });
    }),
  );
  top += 32;
  rule();
  top += 22;
  write('H1', sheet.name, { font: 'heading', size: 26 }, 36);
  if (sheet.since) write('P', sheet.since, { size: 12, colour: MUTED }, 22);
  if (sheet.hours) write('P', sheet.hours, { font: 'heading', size: 16 }, 24);
  for (const section of sheet.sections) {
    heading(section.heading);
    lines(section);
  }
  top += 12;
  for (const line of textLines(printedLine(sheet.source, MAX_TEXT_LENGTH), (part) => {
    document.font('text').fontSize(9);
    return document.widthOfString(part, ON_ONE_LINE) <= width;
  })) {
    roomFor(13);
    write('P', line, { size: 9, colour: MUTED }, 13);
  }

  // The code, or the lines alone, as low as the page goes.
  const foot = 14 + Math.max(sheet.code === null ? 0 : CODE_SIZE, 19 + (sheet.foot.length - 1) * FOOT_LINE);
  roomFor(foot + 12);
  top = Math.max(top + 12, bottom - foot);
  rule();
  top += 14;
  const beside = sheet.code === null ? MARGIN : MARGIN + CODE_SIZE + 18;
  if (sheet.code !== null) drawCode(document, sheet.code, top);
  const [signed, ...rest] = sheet.foot;
  document.addStructure(
    document.struct('P', {}, () => {
      put(fitted(signed ?? '', width + MARGIN - beside, { font: 'heading', size: 12 }), beside, top, {
        font: 'heading',
        size: 12,
      });
      for (const [at, line] of rest.entries()) {
        put(fitted(line, width + MARGIN - beside, { size: 9 }), beside, top + 19 + at * FOOT_LINE, {
          size: 9,
          colour: MUTED,
        });
      }
    }),
  );
  document.end();
  return finished;
}

/** The three houses of the portal, as on its pages; decoration for a screen reader. */
function drawMark(document: PDFKit.PDFDocument, top: number) {
  document.markContent('Artifact');
  document
    .save()
    .translate(MARGIN, top)
    .scale(MARK_SIZE / 40);
  document.path('M1 38V22.5L10.5 13 20 22.5V38z').path('M31 38V26l6-6 6 6v12z').fill(MARK_PALE);
  document.path('M14 38V15L26 3l12 12v23z').fill(ACCENT);
  document.path('M22.5 38V27a3.5 3.5 0 0 1 7 0v11z').fill('#ffffff');
  document.circle(26, 15.5, 2.6).fill(MARK_LIGHT);
  document.restore();
  document.endMarkedContent();
}

function drawCode(document: PDFKit.PDFDocument, { address, label }: NonNullable<PaperSheet['code']>, top: number) {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: 1 });
  const step = CODE_SIZE / rows.length;
  document.addStructure(
    document.struct('Figure', { alt: label }, () => {
      for (const [row, cells] of rows.entries()) {
        for (const [column, isDark] of cells.entries()) {
          if (isDark) document.rect(MARGIN + column * step, top + row * step, step, step);
        }
      }
      document.fill(INK);
    }),
  );
}
