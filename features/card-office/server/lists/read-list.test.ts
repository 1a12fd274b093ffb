import { describe, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { zip } from '#tests/support/files.ts';
import { numbersBornOn } from '#tests/support/person-numbers.ts';
import { MAX_LIST_ROWS } from '../../list-rules.ts';
import { readList } from './read-list.ts';

const [ONE = '', TWO = ''] = numbersBornOn('2014-03-01', 2);
const HEAD = 'Fornavn;Etternavn;Fødselsnummer;Postnummer';
const EMIL = {
  first_name: 'Emil',
  last_name: 'Lunde',
  ssn: ONE,
  born_on: '2014-03-01',
  postal_code: '5003',
  district: '',
};
const ROWS = `${HEAD}\r\nEmil;Lunde;${ONE};5003\r\nÅse;Østbø;${TWO};0150\r\n`;
const read = (text: string) => readList(Buffer.from(text));
const faultsOf = async (text: string) => {
  const list = await read(text);
  return list.ok ? list.faults : list.fault;
};

describe('CRD-09 a list of children in a csv file', () => {
  test.each([
    ['UTF-8', Buffer.from(ROWS)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${ROWS}`)],
    ['Windows-1252', Buffer.from(ROWS, 'latin1')],
    ['UTF-16', Buffer.from(`\ufeff${ROWS}`, 'utf16le')],
    ['commas', Buffer.from(ROWS.replaceAll(';', ','))],
    ['tabs', Buffer.from(ROWS.replaceAll(';', '\t'))],
    ['a separator that is told', Buffer.from(`sep=|\r\n${ROWS.replaceAll(';', '|')}`)],
    ['quotes', Buffer.from(ROWS.replaceAll(/[^;\r\n]+/g, '"$&"'))],
    ['lines of Unix and a title above', Buffer.from(`Barn i bydelen\n\n${ROWS.replaceAll('\r', '')}`)],
  ])('CRD-09 is read with %s', async (what, bytes) => {
    const list = await readList(bytes);
    const at = what.includes('title') ? 4 : 2;
    expect(list).toMatchObject({ ok: true, faults: [], ignored: [], sheet: null });
    expect(list.ok && list.rows).toEqual([
      { ...EMIL, row: at },
      { ...EMIL, row: at + 1, first_name: 'Åse', last_name: 'Østbø', ssn: TWO, postal_code: '0150' },
    ]);
  });

  test('CRD-09 headings are known in three languages and in any order; the others are told', async () => {
    const list = await read(
      `Skule,Postal code,Førenamn,LAST NAME,fnr,Foresatt 01031450035\nx,5003,Emil,Lunde,${ONE},y`,
    );
    expect(list).toMatchObject({ ok: true, rows: [{ ...EMIL, row: 2 }], ignored: ['Skule', 'Foresatt …'] });
  });

  test('CRD-09 zeros that a spreadsheet has dropped are put back', async () => {
    const [early = ''] = numbersBornOn('2014-03-01', 1);
    expect(await read(`${HEAD}\nEmil;Lunde;${early.slice(1)};150`)).toMatchObject({
      rows: [{ ssn: early, postal_code: '0150' }],
    });
  });

  test.each<[string, string, string, object]>([
    ['an empty first name', `;Lunde;${ONE};5003`, 'first_name', { fault: 'empty' }],
    ['spaces alone', `  ;Lunde;${ONE};5003`, 'first_name', { fault: 'empty' }],
    ['a name that is too long', `Emil;${'a'.repeat(101)};${ONE};5003`, 'last_name', { fault: 'too_long' }],
    ['a formula', `=HYPERLINK(1);Lunde;${ONE};5003`, 'first_name', { fault: 'formula' }],
    ['a number that is a formula', `Emil;Lunde;="${ONE}";5003`, 'ssn', { fault: 'formula' }],
    ['no number', 'Emil;Lunde;;5003', 'ssn', { fault: 'empty' }],
    [
      'a wrong check digit',
      `Emil;Lunde;${ONE.slice(0, 10)}${(Number(ONE[10]) + 1) % 10};5003`,
      'ssn',
      { fault: 'wrong_number' },
    ],
    ['a number as Excel shows it', 'Emil;Lunde;1,03145E+10;5003', 'ssn', { fault: 'wrong_number' }],
    ['no postal code', `Emil;Lunde;${ONE};`, 'postal_code', { fault: 'empty' }],
  ])('CRD-09 %s is told by row and column, and never with what stood there', async (_, line, column, fault) => {
    expect(await faultsOf(`${HEAD}\n${line}`)).toEqual([{ row: 2, column, ...fault }]);
  });

  test('CRD-09 the same child twice is told with the row that has it first', async () => {
    const text = `${HEAD}\nEmil;Lunde;${ONE};5003\nÅse;Bø;${TWO};5003\n;;;\nEmil;L;${ONE.slice(0, 6)} ${ONE.slice(6)};5003`;
    expect(await faultsOf(text)).toEqual([{ row: 5, column: 'ssn', fault: 'twice', of: 2 }]);
  });

  test.each([
    ['01.03.2014', []],
    ['1/3/2014', []],
    ['2014-03-01', []],
    ['', []],
    ['02.03.2014', [{ row: 2, column: 'born_on', fault: 'other_date' }]],
    ['31.02.2014', [{ row: 2, column: 'born_on', fault: 'wrong_date' }]],
    ['i fjor', [{ row: 2, column: 'born_on', fault: 'wrong_date' }]],
  ])('CRD-09 a date of birth %j is held against the number', async (date, faults) => {
    expect(await faultsOf(`${HEAD};Fødselsdato\nEmil;Lunde;${ONE};5003;${date}`)).toEqual(faults);
  });

  test.each([
    ['', 'empty'],
    [`${HEAD}\n`, 'empty'],
    [`${HEAD}\n;;;\n;;;`, 'empty'],
    [`Emil;Lunde;${ONE};5003`, 'no_headings'],
    [`Fornavn;Fødselsnummer\nEmil;${ONE}`, 'no_headings'],
    [`${HEAD};fnr\nEmil;Lunde;${ONE};5003;`, 'double_heading'],
    [`${HEAD}\n${'Emil;Lunde;1;5003\n'.repeat(MAX_LIST_ROWS + 1)}`, 'too_many'],
    [`${HEAD}\nEmil;"${'Lunde;1;5003\n'.repeat(5000)}`, 'unreadable'],
    [`${HEAD}\nEmil\0`, 'unreadable'],
  ])('CRD-09 a file that is no list is told as such', async (text, fault) => {
    expect(await faultsOf(text)).toBe(fault);
  });
});

type Cell = string | number | Date | null;
const sheetOf = (rows: readonly (readonly Cell[])[]) =>
  writeXlsxFile(
    rows.map((row) =>
      row.map((value) =>
        value === null
          ? null
          : {
              value,
              type: value instanceof Date ? Date : typeof value === 'number' ? Number : String,
              ...(value instanceof Date && { format: 'dd.mm.yyyy' }),
            },
      ),
    ) as never,
  ).toBuffer();

describe('CRD-09 a list of children in a spreadsheet', () => {
  test('CRD-09 numbers, text, days and gaps are read', async () => {
    const bytes = await sheetOf([
      ['Fornavn', 'Etternavn', 'Fødselsnummer', 'Fødselsdato', 'Postnummer'],
      ['Emil', 'Lunde', Number(ONE), new Date('2014-03-01T00:00:00Z'), 5003],
      [],
      ['Åse', null, TWO, null, '5003'],
    ]);
    const list = await readList(bytes);
    expect(list).toMatchObject({
      ok: true,
      rows: [{ ...EMIL, row: 2 }],
      faults: [{ row: 4, column: 'last_name', fault: 'empty' }],
      sheet: null,
    });
  });

  test('CRD-09 hidden sheets are not read, and which one of several was is told', async () => {
    const bytes = workbook([
      { name: 'Gamle', state: 'hidden', cells: ['Hemmelig'] },
      {
        name: 'Barn',
        cells: ['Fornavn', 'Etternavn', 'Fødselsnummer', 'Postnummer'],
        more: ['Emil', 'Lunde', ONE, '5003'],
      },
      { name: 'Notater', cells: ['x'] },
    ]);
    expect(await readList(bytes)).toMatchObject({ ok: true, rows: [{ ...EMIL, row: 2 }], sheet: 'Barn' });
    const hidden = workbook([{ name: 'Gamle', state: 'veryHidden', cells: ['Fornavn'] }]);
    expect(await readList(hidden)).toEqual({ ok: false, fault: 'unreadable' });
  });

  test('CRD-09 a sheet that says it is smaller than it is, is read to its end', async () => {
    const bytes = workbook([
      {
        name: 'Barn',
        dimension: 'A1:B1',
        cells: ['Fornavn', 'Etternavn', 'Fødselsnummer', 'Postnummer', 'Bydel'],
        more: ['Emil', 'Lunde', ONE, '5003', 'Arna'],
        rows: `<row r="9"><c r="A9" t="str"><v>Åse</v></c><c r="B9" t="str"><v>Lunde</v></c><c r="C9" t="str"><v>${TWO}</v></c><c r="D9" t="str"><v>5003</v></c></row>`,
      },
    ]);
    expect(await readList(bytes)).toMatchObject({
      faults: [],
      rows: [
        { ...EMIL, row: 2, district: 'Arna' },
        { row: 9, first_name: 'Åse', ssn: TWO },
      ],
    });
  });

  test('CRD-09 a formula is what it showed, and one that showed nothing is empty', async () => {
    const cell = (at: string, inside: string) => `<c r="${at}" t="str">${inside}</c>`;
    const row = `<row r="2">${cell('A2', '<f>B2</f><v>Emil</v>')}${cell('B2', '<f>NOW()</f>')}${cell('C2', `<v>${ONE}</v>`)}${cell('D2', '<v>5003</v>')}</row>`;
    const bytes = workbook([
      { name: 'Barn', cells: ['Fornavn', 'Etternavn', 'Fødselsnummer', 'Postnummer'], rows: row },
    ]);
    expect(await readList(bytes)).toMatchObject({ faults: [{ row: 2, column: 'last_name', fault: 'empty' }] });
  });

  test('CRD-09 a file that would unpack into too much is refused before it is unpacked', async () => {
    const bomb = zip([
      { name: 'xl/workbook.xml', content: '<sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets>' },
      { name: 'xl/worksheets/sheet1.xml', content: 'x', declaredBytes: 3_000_000_000 },
    ]);
    expect(await readList(bomb)).toEqual({ ok: false, fault: 'unpacked' });
  });

  test.each([
    ['an old kind, or a password', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old_kind'],
    ['a zip that is none', Buffer.from('PK\x03\x04 and then nothing'), 'unreadable'],
    ['a letter', zip([{ name: 'word/document.xml', content: '<x/>' }]), 'unreadable'],
  ])('CRD-09 %s is told as such', async (_, bytes, fault) => {
    expect(await readList(bytes)).toEqual({ ok: false, fault });
  });
});

type Sheet = { name: string; state?: string; dimension?: string; cells: string[]; more?: string[]; rows?: string };

/** As small as a spreadsheet can be; each cell has its text in itself. */
function workbook(sheets: readonly Sheet[]): Buffer {
  const inRow = (cells: readonly string[], number: number) =>
    `<row r="${number}">${cells.map((text, place) => `<c r="${'ABCDE'[place]}${number}" t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
  const each = <Part extends string>(part: (sheet: Sheet, number: number) => Part) =>
    sheets.map((sheet, place) => part(sheet, place + 1)).join('');
  return zip([
    {
      name: 'xl/workbook.xml',
      content: `<workbook><sheets>${each(({ name, state }, id) => `<sheet name="${name}" sheetId="${id}"${state ? ` state="${state}"` : ''} r:id="rId${id}"/>`)}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships>${each((_, id) => `<Relationship Id="rId${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${id}.xml"/>`)}</Relationships>`,
    },
    ...sheets.map(({ dimension, cells, more, rows = '' }, place) => ({
      name: `xl/worksheets/sheet${place + 1}.xml`,
      content: `<worksheet>${dimension ? `<dimension ref="${dimension}"/>` : ''}<sheetData>${inRow(cells, 1)}${more ? inRow(more, 2) : ''}${rows}</sheetData></worksheet>`,
    })),
  ]);
}
