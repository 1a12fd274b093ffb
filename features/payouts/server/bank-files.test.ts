import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { bankText } from './bank-text.ts';
import { readAnswer } from './read-answer.ts';
import { elementAt, readXml, textAt } from './read-xml.ts';
import { type BankPayment, writePain001 } from './write-pain001.ts';

const example = (name: string) => readFile(path.join(import.meta.dirname, 'examples', name), 'utf8');

const PAYER = {
  name: 'Solvik kommune',
  organisation_number: '974760673',
  bank_account: '15032000115',
  bic: 'DNBANOKK',
};
const REFERENCE = '019a8c1d2e3f7000800000000000000';
const BY_KID: BankPayment = {
  reference: '019a8c1d2e3f70008000000000000001',
  amount_ore: 145_000,
  payee_name: 'Solvik svømmeklubb',
  bank_account: '86011117912',
  kid: '10020030044',
  note: 'Stup og svøm, vår',
};
const BY_NOTE: BankPayment = {
  reference: '019a8c1d2e3f70008000000000000002',
  amount_ore: 5,
  payee_name: 'Łucja «Foss» & sønner <AS>',
  bank_account: '97101234510',
  kid: null,
  note: 'Håndballskole – uke 40,\n"refusjon" 😀',
};
const file = (payments: readonly BankPayment[]) =>
  writePain001({
    message_id: 'NAB-9901-20261119-1',
    created_at: new Date('2026-11-19T19:00:00Z'),
    pay_on: '2026-11-20',
    payer: PAYER,
    payments,
  });
/** A line for each element, so that a difference can be read. */
const lines = (xml: string) => xml.trim().replaceAll('><', '>\n<');

describe('CRD-05 the file to the bank', () => {
  test('CRD-05 is as the example that a bank was shown', async () => {
    expect(lines(file([BY_KID, BY_NOTE]))).toBe((await example('pain.001.xml')).trim());
  });

  test('CRD-05 sums, counts, references and texts are right whatever is paid', () => {
    const payment = fc.record({
      amount_ore: fc.integer({ min: 1, max: 9_999_999_999 }),
      payee_name: fc.string({ unit: 'grapheme', maxLength: 200 }).map((name) => `A${name}`),
      bank_account: fc.constantFrom('15032000115', '86011117912', '97101234510', '32100009810'),
      kid: fc.constantFrom(null, '10020030044', '10020030041'),
      note: fc.option(fc.string({ unit: 'grapheme', maxLength: 400 })),
    });
    const parser = new XMLParser({
      ignoreAttributes: false,
      parseTagValue: false,
      isArray: (name) => name === 'CdtTrfTxInf',
    });
    fc.assert(
      fc.property(fc.array(payment, { minLength: 1, maxLength: 30 }), (given) => {
        const payments = given.map((one, at) => ({ ...one, reference: `p-${at}` }));
        const xml = file(payments);
        const { GrpHdr, PmtInf } = parser.parse(xml).Document.CstmrCdtTrfInitn;
        const sum = payments.reduce((total, { amount_ore }) => total + BigInt(amount_ore), 0n);
        expect(BigInt(GrpHdr.CtrlSum.replace('.', ''))).toBe(sum);
        expect([GrpHdr.NbOfTxs, PmtInf.NbOfTxs]).toEqual([String(given.length), String(given.length)]);
        expect(PmtInf.CtrlSum).toBe(GrpHdr.CtrlSum);
        for (const [at, one] of PmtInf.CdtTrfTxInf.entries()) {
          expect(one.PmtId.EndToEndId).toBe(`p-${at}`);
          expect(one.Cdtr.Nm.length).toBeLessThanOrEqual(70);
          expect((one.RmtInf?.Ustrd ?? '').length).toBeLessThanOrEqual(140);
        }
        expect(readXml(xml).ok).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    ['no payments', []],
    ['the same payment twice', [BY_KID, BY_KID]],
    ['an account with a wrong check digit', [{ ...BY_KID, bank_account: '86011117913' }]],
    ['a KID with a wrong check digit', [{ ...BY_KID, kid: '10020030045' }]],
    ['nothing', [{ ...BY_KID, amount_ore: 0 }]],
    ['less than nothing', [{ ...BY_KID, amount_ore: -100 }]],
    ['parts of an øre', [{ ...BY_KID, amount_ore: 100.5 }]],
    ['a reference that a bank would cut', [{ ...BY_KID, reference: 'x'.repeat(36) }]],
    ['a payee whom no bank can write', [{ ...BY_KID, payee_name: '😀' }]],
  ])('CRD-05 is not made with %s', (_what, payments) => {
    expect(() => file(payments)).toThrow();
  });

  test.each([
    ['Ærlig & Søn', 'Ærlig & Søn'],
    ['Łódź–Škoda “x”', "Lódz-Skoda 'x'"],
    ['Đorđe Þór', 'Dorđe Thór'],
    ['a\n\tb   c', 'a b c'],
    ['日本😀', ''],
  ])('CRD-05 %s is written as a bank takes it', (given, written) => {
    expect(bankText(given, 140)).toBe(written);
  });
});

describe('CRD-05 the bank’s answers', () => {
  test('CRD-05 pain.002: what is settled, on its way, refused, and why', async () => {
    expect(readAnswer(await example('pain.002.xml'))).toEqual({
      ok: true,
      answer: {
        kind: 'pain.002',
        message_id: 'BANK-20261120-77',
        original_message_id: 'NAB-9901-20261119-1',
        others: { result: 'waiting' },
        lines: [
          { reference: 'p-1', result: { result: 'paid' }, amount_ore: 145_000 },
          {
            reference: 'p-2',
            result: { result: 'failed', code: 5, reason: 'AC04 Konto avsluttet' },
            amount_ore: 60_000,
          },
          { reference: 'p-3', result: { result: 'failed', code: 2, reason: 'AM04' }, amount_ore: null },
          { reference: 'p-4', result: { result: 'waiting' }, amount_ore: null },
        ],
        not_ours: 0,
      },
    });
  });

  test('CRD-05 pain.002: a file that is refused as a whole', async () => {
    const whole = (await example('pain.002.xml'))
      .replace(/<OrgnlPmtInfAndSts>[\s\S]*<\/OrgnlPmtInfAndSts>/, '')
      .replace('<GrpSts>PART</GrpSts>', '<GrpSts>RJCT</GrpSts><StsRsnInf><Rsn><Cd>FF01</Cd></Rsn></StsRsnInf>');
    expect(readAnswer(whole)).toMatchObject({
      ok: true,
      answer: { others: { result: 'failed', code: 2, reason: 'FF01' }, lines: [] },
    });
  });

  test('CRD-05 camt.054: what was booked and what came back; neither what others paid in nor what others are paid is ours', async () => {
    expect(readAnswer(await example('camt.054.xml'))).toEqual({
      ok: true,
      answer: {
        kind: 'camt.054',
        message_id: 'BANK-54-1',
        original_message_id: null,
        others: null,
        lines: [
          { reference: `${REFERENCE}1`, result: { result: 'paid' }, amount_ore: 145_000 },
          {
            reference: `${REFERENCE}2`,
            result: { result: 'failed', code: 5, reason: 'AC01', isReturned: true },
            amount_ore: 60_000,
          },
        ],
        not_ours: 1,
      },
    });
  });

  test('CRD-05 refuses a document type', () => {
    expect(readAnswer('<!DOCTYPE d [<!ENTITY a "b">]><Document/>')).toEqual({ ok: false, fault: 'forbidden' });
  });

  test.each([
    ['no XML', 'kjære bank', 'malformed'],
    ['nothing', '', 'malformed'],
    ['an entity of its own', '<Document>&ha;</Document>', 'forbidden'],
    ['CDATA', '<Document><![CDATA[x]]></Document>', 'forbidden'],
    ['an instruction', '<Document><?php x ?></Document>', 'forbidden'],
    ['a character that there is not', '<Document>&#0;</Document>', 'forbidden'],
    ['two roots', '<Document/><Document/>', 'malformed'],
    ['elements that cross', '<Document><a><b></a></b></Document>', 'malformed'],
    ['an end that is missing', '<Document><a>', 'malformed'],
    ['a tower', '<a>'.repeat(50) + '</a>'.repeat(50), 'too_deep'],
    ['another message', '<Document><CstmrCdtTrfInitn/></Document>', 'unknown_kind'],
    ['a report without its file', '<Document><CstmrPmtStsRpt/></Document>', 'incomplete'],
  ])('CRD-05 refuses %s', (_what, text, fault) => {
    expect(readAnswer(text)).toEqual({ ok: false, fault });
  });

  test.each([
    ['Ccy="NOK"', 'Ccy="EUR"', 'currency'],
    ['>1450.00<', '>1450.005<', 'amount'],
    ['>1450.00<', '>1 450,00<', 'amount'],
    ['>1450.00<', '>-1450.00<', 'amount'],
  ])('CRD-05 refuses an amount that is not whole øre in kroner: %s as %s', async (right, wrong, fault) => {
    expect(readAnswer((await example('pain.002.xml')).replace(right, wrong))).toEqual({ ok: false, fault });
  });

  test('CRD-05 nothing that is read crashes the reader, and it reads what others read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        readAnswer(text);
        const read = readXml(`<a b="1"><c>${text.replaceAll(/[&<>\r]/g, '')}</c></a>`);
        if (read.ok) expect(elementAt(read.root, 'c')?.text).toBe(text.replaceAll(/[&<>\r]/g, ''));
      }),
      { numRuns: 500 },
    );
    const read = readXml(
      '<?xml version="1.0"?><!-- x --><n:a xmlns:n="u"><n:b c=\'&lt;&#x41;\'>&amp;&#65;</n:b></n:a>',
    );
    expect(read.ok && [textAt(read.root, 'b'), elementAt(read.root, 'b')?.attributes.c]).toEqual(['&A', '<A']);
  });

  test('CRD-05 a large text is refused before it is read, and a long one is read at once', () => {
    expect(readXml('a'.repeat(20_000_001))).toEqual({ ok: false, fault: 'too_large' });
    const began = performance.now();
    expect(readXml(`<a>${'<b>x</b>'.repeat(100_000)}</a>`).ok).toBe(true);
    for (const evil of ['<'.repeat(100_000), `<a ${'b="" '.repeat(50_000)}`, `<!--${'-'.repeat(100_000)}`])
      readXml(evil);
    expect(performance.now() - began).toBeLessThan(20_000);
  });
});
