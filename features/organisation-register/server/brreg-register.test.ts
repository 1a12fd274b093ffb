import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { brregRegister } from './brreg-register.ts';

const NUMBER = '999901018';
const UNIT = {
  organisasjonsnummer: NUMBER,
  navn: 'FJELLSIDEN OG OMEGN IL',
  organisasjonsform: { kode: 'FLI', beskrivelse: 'Forening/lag/innretning', _links: {} },
  forretningsadresse: {
    land: 'Norge',
    landkode: 'NO',
    postnummer: '5019',
    poststed: 'BERGEN',
    adresse: ['c/o Kari Nordmann', 'Fjellveien 21'],
    kommune: 'BERGEN',
    kommunenummer: '4601',
  },
  hjemmeside: 'www.fjellsiden.example',
  vedtektsfestetFormaal: ['Å få folk ut på tur,', 'uansett vær.'],
  stiftelsesdato: '1987-04-12',
  registrertIFrivillighetsregisteret: true,
  konkurs: false,
  underAvvikling: false,
  underTvangsavviklingEllerTvangsopplosning: false,
  naeringskode1: { kode: '94.991', beskrivelse: 'Aktiviteter' },
  maalform: 'Bokmål',
};
const ENTRY = {
  number: NUMBER,
  name: 'Fjellsiden og Omegn IL',
  form: { key: 'FLI', name: 'Forening/lag/innretning' },
  address: 'c/o Kari Nordmann, Fjellveien 21, 5019 Bergen',
  municipality_id: '4601',
  website: 'https://www.fjellsiden.example/',
  purpose: 'Å få folk ut på tur, uansett vær.',
  founded_on: '1987-04-12',
  is_voluntary: true,
  is_bankrupt: false,
  is_dissolving: false,
  is_deleted: false,
};
const NOT_ANSWERED = { outcome: 'unavailable', entry: null };

describe('BEY-09 the national register', () => {
  let behave: (request: IncomingMessage, response: ServerResponse) => void;
  const asked: string[] = [];
  const troubles: unknown[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    behave(request, response);
  });
  let url: string;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/enhetsregisteret/api`;
  });
  afterEach(() => {
    asked.length = 0;
    troubles.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const register = (more: { timeoutMs?: number; url?: string } = {}) =>
    brregRegister({ url, onTrouble: (error) => troubles.push(error), ...more });
  const say = (body: unknown, status = 200, headers: Record<string, string> = {}) => {
    behave = (_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body));
    };
  };

  test('BEY-09 is asked in its own words and answers in ours', async () => {
    say(UNIT);
    expect(await register()(NUMBER)).toEqual({ outcome: 'found', entry: ENTRY });
    expect(asked).toEqual([`/enhetsregisteret/api/enheter/${NUMBER}`]);
    expect(await register({ url: `${url}/` })(NUMBER)).toEqual({ outcome: 'found', entry: ENTRY });
    expect(asked[1]).toBe(asked[0]);
  });

  test('BEY-09 only a number is looked up, nothing that leads elsewhere', async () => {
    say(UNIT);
    expect(await register()('../../x')).toEqual({ outcome: 'unknown', entry: null });
    expect(asked).toEqual([]);
  });

  test('BEY-09 it may know little', async () => {
    say({
      organisasjonsnummer: NUMBER,
      navn: 'X',
      organisasjonsform: { kode: 'FLI' },
      hjemmeside: 'javascript:alert(1)',
    });
    const { entry } = await register()(NUMBER);
    expect(entry).toMatchObject({ name: 'X', address: null, municipality_id: null, website: null, purpose: null });
    expect(entry).toMatchObject({ founded_on: null, is_voluntary: false, is_bankrupt: false, is_deleted: false });
  });

  test.each([
    ['konkurs', 'is_bankrupt'],
    ['underAvvikling', 'is_dissolving'],
    ['underTvangsavviklingEllerTvangsopplosning', 'is_dissolving'],
  ])('BEY-09 %s is told', async (field, is) => {
    say({ ...UNIT, [field]: true });
    expect((await register()(NUMBER)).entry).toEqual({ ...ENTRY, [is]: true });
  });

  test('BEY-09 a deleted one is told as such, with what is left of it', async () => {
    say({ ...UNIT, slettedato: '2020-01-01' });
    expect(await register()(NUMBER)).toEqual({ outcome: 'deleted', entry: { ...ENTRY, is_deleted: true } });
    say({}, 410);
    expect(await register()(NUMBER)).toEqual({ outcome: 'deleted', entry: null });
  });

  test.each([
    ['2100', null],
    ['0301', '301'],
    ['9999', null],
  ])('BEY-09 municipality %s is %s here', async (kommunenummer, id) => {
    say({ ...UNIT, forretningsadresse: null, postadresse: { ...UNIT.forretningsadresse, kommunenummer } });
    expect((await register()(NUMBER)).entry?.municipality_id).toBe(id);
  });

  test('BEY-09 the same number is asked about once, also by many at a time', async () => {
    say(UNIT);
    const lookUp = register();
    await Promise.all([lookUp(NUMBER), lookUp(NUMBER), lookUp(NUMBER)]);
    await lookUp(NUMBER);
    expect(asked).toHaveLength(1);
  });

  test('BEY-09 one that it does not know is unknown', async () => {
    say({ status: 404 }, 404);
    expect(await register()(NUMBER)).toEqual({ outcome: 'unknown', entry: null });
    expect(troubles).toEqual([]);
  });

  test.each<[string, unknown, number]>([
    ['an error', { error: 'x' }, 500],
    ['too many questions', {}, 429],
    ['nothing', '', 204],
    ['a page in place of JSON', '<h1>Vedlikehold</h1>', 200],
    ['half an answer', '{"organisasjonsnummer":', 200],
    ['another shape', [UNIT], 200],
    ['another organisation', { ...UNIT, organisasjonsnummer: '999901387' }, 200],
    ['a name that is no text', { ...UNIT, navn: { toString: 'x' } }, 200],
    ['a name without end', { ...UNIT, navn: 'X'.repeat(5000) }, 200],
    ['no name', { ...UNIT, navn: '' }, 200],
    ['yes as a text', { ...UNIT, konkurs: 'false' }, 200],
    ['a day that is none', { ...UNIT, stiftelsesdato: '1987-13-45' }, 200],
    ['an address that is no list', { ...UNIT, forretningsadresse: { adresse: 'Fjellveien' } }, 200],
    ['letters that are none', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 200],
    ['more than such an answer can be', `${' '.repeat(1_100_000)}{}`, 200],
  ])('BEY-09 D-16 %s is no answer, is written down, and is not kept', async (_name, body, status) => {
    const lookUp = register();
    say(body, status);
    expect(await lookUp(NUMBER)).toEqual(NOT_ANSWERED);
    expect(troubles).toHaveLength(1);
    say(UNIT);
    expect(await lookUp(NUMBER)).toEqual({ outcome: 'found', entry: ENTRY });
  });

  test('BEY-09 D-16 what grows when it is unpacked is stopped', async () => {
    say(gzipSync(' '.repeat(50_000_000)), 200, { 'content-encoding': 'gzip' });
    expect(await register()(NUMBER)).toEqual(NOT_ANSWERED);
    expect(String(troubles[0])).toContain('too large');
  });

  test('BEY-09 D-16 a redirect is not followed', async () => {
    say({}, 302, { location: `${url}/enheter/999901387` });
    expect(await register()(NUMBER)).toEqual(NOT_ANSWERED);
    expect(asked).toHaveLength(1);
  });

  test('BEY-09 one that does not answer, or never gets to the end, is given up', async () => {
    const lookUp = register({ timeoutMs: 200 });
    behave = () => undefined;
    expect(await lookUp(NUMBER)).toEqual(NOT_ANSWERED);
    behave = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drip));
    };
    expect(await lookUp(NUMBER)).toEqual(NOT_ANSWERED);
    expect(await register({ url: 'http://127.0.0.1:9' })(NUMBER)).toEqual(NOT_ANSWERED);
  });
});
