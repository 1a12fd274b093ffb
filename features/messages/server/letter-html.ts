import type { Letter, LetterGroup } from '../letter.ts';
import { type LetterFrame, whereToTurn } from './letter-text.ts';

const PAPER = '#faf5ec';
const SHEET = '#ffffff';
const INK = '#302b24';
const QUIET_INK = '#665c4d';
const LINE = '#e3ded6';
const FONT = "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The styles stand in the elements: mail programs throw style sheets away. Everything that is filled in is escaped. */
export function letterHtml(letter: Letter, frame: LetterFrame): string {
  const { texts, sender, language, colour, reply_to, unsubscribe } = frame;
  const parts = [
    paragraph(letter.greeting),
    ...letter.paragraphs.map(paragraph),
    ...(letter.groups ?? []).map(groupHtml),
    letter.after_groups && paragraph(letter.after_groups),
    letter.code && codeBlock(letter.code),
    ...(letter.files ?? []).map((file) => fileLink(file, colour)),
    letter.action && button(letter.action, colour, texts.if_button_fails),
    ...(letter.afterwards ?? []).map(paragraph),
    `<p style="margin:24px 0 0">${escapeHtml(texts.farewell)}<br><strong>${escapeHtml(sender.name)}</strong></p>`,
  ];
  const help = escapeHtml(whereToTurn({ texts, sender, reply_to }));
  const below = [
    help && small(help),
    unsubscribe &&
      small(`${escapeHtml(texts.optional(unsubscribe.what))} ${quietLink(unsubscribe.url, texts.unsubscribe)}`),
  ];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light">',
    `<title>${escapeHtml(letter.subject)}</title></head>`,
    `<body style="margin:0;padding:24px 12px;background:${PAPER};color:${INK};font-size:16px;line-height:1.55;${FONT}">`,
    '<div style="max-width:560px;margin:0 auto">',
    `<div style="padding:14px 24px;border-radius:14px 14px 0 0;background:${colour};color:${inkOn(colour)};font-size:18px;font-weight:700">`,
    `${escapeHtml(sender.name)}</div>`,
    `<div style="padding:28px 24px;border:1px solid ${LINE};border-top:0;border-radius:0 0 14px 14px;background:${SHEET}">`,
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(letter.subject)}</h1>`,
    ...parts.filter(Boolean),
    '</div>',
    ...below.filter(Boolean),
    '</div></body></html>',
  ].join('\n');
}

const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px;overflow-wrap:anywhere">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

const groupHtml = ({ title, lines }: LetterGroup): string =>
  `<h2 style="margin:24px 0 8px;font-size:18px;line-height:1.3">${escapeHtml(title)}</h2>` +
  lines.map(lineHtml).join('') +
  `<div style="margin:0 0 16px;border-top:1px solid ${LINE}"></div>`;

const lineHtml = ({ text, details, url }: LetterGroup['lines'][number]): string =>
  `<p style="margin:0;padding:12px 0;border-top:1px solid ${LINE};overflow-wrap:anywhere">` +
  `<a href="${escapeHtml(webAddress(url))}" style="color:${INK};font-weight:700">${escapeHtml(text)}</a>` +
  `${details && `<br><span style="color:${QUIET_INK};font-size:14px">${escapeHtml(details)}</span>`}</p>`;

const small = (html: string): string =>
  `<p style="margin:0;padding:16px 24px 0;color:${QUIET_INK};font-size:14px;overflow-wrap:anywhere">${html}</p>`;

const quietLink = (url: string, text: string): string =>
  `<a href="${escapeHtml(webAddress(url))}" style="color:${QUIET_INK}">${escapeHtml(text)}</a>`;

const fileLink = ({ name, url }: { name: string; url: string }, colour: string): string =>
  `<p style="margin:0 0 8px;padding:10px 14px;border:1px solid ${LINE};border-left:4px solid ${colour};border-radius:6px">` +
  `<a href="${escapeHtml(webAddress(url))}" style="color:${INK};overflow-wrap:anywhere">${escapeHtml(name)}</a></p>`;

const codeBlock = (code: string): string =>
  `<p style="margin:0 0 16px;padding:16px;border-radius:10px;background:${PAPER};text-align:center;` +
  `font-size:34px;line-height:1.2;font-weight:700;letter-spacing:6px">${escapeHtml(code)}</p>`;

function button({ text, url }: { text: string; url: string }, colour: string, ifItFails: string): string {
  const address = escapeHtml(webAddress(url));
  return (
    `<p style="margin:0 0 16px"><a href="${address}" style="display:inline-block;padding:14px 24px;border-radius:10px;` +
    `background:${colour};color:${inkOn(colour)};font-weight:700;text-decoration:none">${escapeHtml(text)}</a></p>` +
    `<p style="margin:0 0 16px;color:${QUIET_INK};font-size:14px;overflow-wrap:anywhere">${escapeHtml(ifItFails)}<br>` +
    `<a href="${address}" style="color:${QUIET_INK}">${address}</a></p>`
  );
}

/** Our own code makes these addresses; one that leads to anything but a page is a bug. */
function webAddress(url: string): string {
  if (!/^https?:\/\/[^\s"<>]+$/.test(url)) throw new Error('A message holds an address that is not of the web.');
  return url;
}

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** The one of the two inks that is easier to read on this colour: always at least 4.5 to 1. */
export function inkOn(colour: string): string {
  const light = luminance(colour);
  return 1.05 / (light + 0.05) >= (light + 0.05) / 0.05 ? '#ffffff' : '#000000';
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
