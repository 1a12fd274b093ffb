import { describe, expect, test } from 'vitest';
import { knownTenants } from '#features/tenants/resolve.ts';
import { LOCALES, type Locale } from '#platform/language/locale.ts';
import type { MessageTemplate, MessageValues } from '../contract.ts';
import { inkOn } from './letter-html.ts';
import { SAMPLE_VALUES } from './sample-values-data.ts';
import type { Message } from './send-message.ts';
import { renderMessage } from './templates.ts';

const BERGEN = { key: 'bergen', name: 'Bergen', colour: '#c1272d' };
const ORIGINS = { baseDomain: 'nabolag.example', scheme: 'https' } as const;
/** Of these the letter says in its own words what they mean. */
const SAID_IN_WORDS = new Set(['role', 'relation', 'kind', 'decision', 'pace', 'outcome', 'answer', 'why', 'news']);
const TEMPLATES = Object.keys(SAMPLE_VALUES) as MessageTemplate[];
const EVERY_ONE = TEMPLATES.flatMap((template) => LOCALES.map((language) => [template, language] as const));

const messageOf = (template: MessageTemplate, language: Locale, to: string, values: object = SAMPLE_VALUES[template]) =>
  ({ to, user_id: null, language, template, values }) as Message;
const mailOf = (template: MessageTemplate, language: Locale, values?: object) =>
  renderMessage({ tenant: BERGEN }, messageOf(template, language, 'ase@example.no', values));
const smsOf = (template: MessageTemplate, language: Locale, values?: object) =>
  renderMessage({ tenant: BERGEN, origins: ORIGINS }, messageOf(template, language, '+4791234567', values)).text;

/** The alphabet of which 160 characters go into one SMS. */
const GSM = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/;

describe('I18-02 every message in every language', () => {
  test.each(EVERY_ONE)(
    'I18-02 the e-mail %s in %s says all that it should, as text and as HTML',
    (template, language) => {
      const { channel, subject, text, html } = mailOf(template, language);
      expect(channel).toBe('email');
      expect(subject).toMatch(/^\S[^\r\n]{8,70}$/);
      expect(html).toContain(`<html lang="${language}">`);
      const shown = shownText(html ?? '');
      for (const [name, value] of Object.entries(SAMPLE_VALUES[template])) {
        if (!SAID_IN_WORDS.has(name) && typeof value === 'string') {
          expect(`${subject}\n${text}`).toContain(String(value));
          expect(shown).toContain(String(value));
        }
      }
      expect(text).toContain('Bergen');
      expect(shown).toContain('Bergen');
      expect(text.length).toBeGreaterThan(80);
      expect(`${text}${html}`).not.toMatch(/undefined|\[object|NaN/);
    },
  );

  test.each(EVERY_ONE)(
    'I18-02 the SMS %s in %s is one message that begins with where it is from',
    (template, language) => {
      const text = smsOf(template, language);
      expect(text).toMatch(template === 'smsCircular' ? /^Solvik Idrettslag: \S/ : /^Bergen: \S/);
      expect(text).toMatch(GSM);
      expect(text.length).toBeLessThanOrEqual(160);
      const { code, loginUrl, url, restoreUrl } = SAMPLE_VALUES[template] as Record<string, string>;
      for (const value of [code, loginUrl, url, restoreUrl]) if (value) expect(text).toContain(value);
    },
  );

  test.each(TEMPLATES)('I18-02 %s says the same in each language, in words of its own', (template) => {
    const [nb = [], nn = [], en = []] = LOCALES.map((locale) => mailOf(template, locale).text.split('\n\n'));
    expect(nn.length).toBe(nb.length);
    expect(en.length).toBe(nb.length);
    // Single sentences of bokmål and nynorsk are often the same, a whole letter is not.
    expect(nn).not.toEqual(nb);
    const { lines = [], files = [] } = SAMPLE_VALUES[template] as Partial<MessageValues['circular']>;
    const isTheirOwn = (part: string) =>
      /^\d{6}$/.test(part) ||
      part.split('\n').every((line) => lines.includes(line)) ||
      files.some(({ url }) => part.endsWith(url));
    expect(en.filter((part) => (nb.includes(part) || nn.includes(part)) && !isTheirOwn(part))).toEqual([]);
  });

  test('I18-02 the portal of the whole country has no place to be named after', () => {
    const tenant = { key: 'nabolag', name: 'nabolaget ditt', colour: '#1d6b5c' };
    expect(renderMessage({ tenant }, messageOf('welcome', 'en', 'ase@example.no')).subject).toBe('Welcome to Nabolag');
    expect(renderMessage({ tenant }, messageOf('code', 'en', '+4791234567')).text).toMatch(/^Nabolag: Your code/);
  });
});

describe('codes', () => {
  test('IDN-19 a phone can fill in the code by itself, and only on our site', () => {
    expect(smsOf('code', 'nb').split('\n').at(-1)).toBe('@bergen.nabolag.example #482913');
    expect(smsOf('welcome', 'nb')).not.toContain('@');
  });

  test('IDN-19 without knowing its own address the SMS still has the code', () => {
    const { text } = renderMessage({ tenant: BERGEN }, messageOf('code', 'nb', '+4791234567'));
    expect(text).toContain('482913');
    expect(text).not.toContain('#');
  });

  test('IDN-19 the code is not in the subject, which a locked screen shows', () => {
    for (const locale of LOCALES) expect(mailOf('code', locale).subject).not.toContain('482913');
  });
});

describe('what people have written', () => {
  const HOSTILE = `</p><script>alert(1)</script><img src=x onerror="alert('2')">\r\nBcc: all@example.no\u2028& \u202egnp.exe`;

  test.each(LOCALES)('D-15 a hostile name is shown and does nothing (%s)', (language) => {
    for (const template of TEMPLATES.filter((one) => 'name' in SAMPLE_VALUES[one])) {
      const { html, text, subject } = mailOf(template, language, { ...SAMPLE_VALUES[template], name: HOSTILE });
      expect(html).not.toMatch(/<script|<img|onerror="/);
      expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(html).toContain('onerror=&quot;alert(&#39;2&#39;)&quot;');
      expect(text).not.toMatch(/^Bcc:/m);
      expect(`${text}${html}`).not.toMatch(/[\r\u2028\u202e]/);
      expect(subject).not.toMatch(/[\r\n]/);
    }
  });

  test('D-15 a hostile reason cannot leave its paragraph', () => {
    const { html, text } = mailOf('loggedInAs', 'nb', { name: 'Kari', reason: HOSTILE });
    expect(html).not.toMatch(/<script|<img/);
    expect(text).not.toMatch(/^Bcc:/m);
  });

  test('ORG-05 what people write keeps its line breaks and nothing else', () => {
    const lines = ['Hei!', 'Se <b>her</b>: https://evil.example\r\nBcc: all@example.no', '', `Hilsen ${HOSTILE}`];
    const { html, text } = mailOf('circular', 'nb', { ...SAMPLE_VALUES.circular, lines });
    expect(html).toContain('Hei!<br>Se &lt;b&gt;her&lt;/b&gt;: https://evil.example Bcc: all@example.no</p>');
    expect(html).not.toMatch(/href="https:\/\/evil|<b>|<script|<img/);
    expect(text).toContain('Hei!\nSe <b>her</b>');
    expect(text).not.toMatch(/^Bcc:/m);
    expect(`${text}${html}`).not.toMatch(/[\r\u2028\u202e]/);
  });

  test('ORG-05 a file is a link, and leads to nothing but a page', () => {
    const file = (url: string) => ({ ...SAMPLE_VALUES.circular, files: [{ name: HOSTILE, url }] });
    const { html } = mailOf('circular', 'nb', file('https://bergen.nabolag.example/uploads/a.pdf'));
    expect(html).toContain('href="https://bergen.nabolag.example/uploads/a.pdf"');
    expect(html).not.toMatch(/<script|<img/);
    expect(() => mailOf('circular', 'nb', file('javascript:alert(1)'))).toThrow('not of the web');
  });

  test('DLG-03 a letter says whom its answer goes to, instead of offering our help', () => {
    const message = { ...messageOf('contactMessage', 'nb', 'ase@example.no'), reply_to: 'kari@example.no' };
    const tenant = { key: 'bergen', name: 'Bergen', colour: '#c1272d' };
    expect(renderMessage({ tenant }, message).text).toContain('går svaret til kari@example.no.');
    expect(renderMessage({ tenant }, message).text).not.toContain('Trenger du hjelp?');
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'https://a.no/"onclick="x', '//evil.example'])(
    'D-16 no message leads to %s',
    (url) => {
      expect(() => mailOf('resetLink', 'nb', { url, minutes: 60 })).toThrow('not of the web');
    },
  );
});

test("TEN-09 every tenant's colour can be read on", () => {
  for (const { colour } of knownTenants()) expect(contrast(colour, inkOn(colour))).toBeGreaterThanOrEqual(4.5);
  expect(inkOn('#ffff00')).toBe('#000000');
  expect(inkOn('#c1272d')).toBe('#ffffff');
});

const shownText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

function contrast(one: string, other: string): number {
  const light = (colour: string) => {
    const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
    const [r = 0, g = 0, b = 0] = channels.map((share) =>
      share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [darker = 0, lighter = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
