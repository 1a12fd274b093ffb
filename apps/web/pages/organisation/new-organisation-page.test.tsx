// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CallFailed } from '#platform/web/client.ts';
import { givenServer, showPage } from '#tests/support/web/given-server.tsx';
import { page } from './new-organisation-page.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const SOLVIK = { id: '9901', key: 'solvik', name: 'Solvik', names: {}, county: 'Fjord' };
const ENTRY = {
  number: '999901018',
  name: 'Fjellsiden Friluftslag',
  form: { key: 'FLI', name: 'Forening/lag/innretning' },
  address: 'Fjellveien 21, 5019 Bergen',
  municipality_id: '9901',
  website: 'https://fjellsiden.example/',
  purpose: 'Ut på tur.',
  founded_on: '1987-04-12',
  is_voluntary: true,
  is_bankrupt: false,
  is_dissolving: false,
  is_deleted: false,
};
const FOUND = { outcome: 'found', entry: ENTRY, is_in_use: false };

const given = (answers: Record<string, unknown> = {}) =>
  givenServer({
    'GET /municipalities': { data: [SOLVIK, { ...SOLVIK, id: '301', name: 'Oslo' }] },
    'GET /organizations/register': { data: FOUND },
    'POST /organizations': { data: { id: 'new', name: 'Fjellsiden Friluftslag' } },
    ...answers,
  });
const show = (server: ReturnType<typeof given>, address = '/organisations/new') => showPage(page, server, address);

const type = async (label: RegExp | string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }));
const shownIn = (label: RegExp | string) => (screen.getByLabelText(label) as HTMLInputElement).value;

describe('BEY-09 asking for an organisation', () => {
  test('BEY-09 a number that cannot be right is told at the ninth digit, and nobody is asked', async () => {
    const server = given();
    show(server);
    await type('Organisasjonsnummer', '99990101');
    expect(screen.queryByText(/kan ikke stemme/)).toBeNull();
    await type('Organisasjonsnummer', '999901019');
    expect(shownIn('Organisasjonsnummer')).toBe('999 901 019');
    const field = screen.getByLabelText('Organisasjonsnummer');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await press('Finn oss');
    expect(server.of('GET /organizations/register')).toEqual([]);
  });

  test('BEY-09 found: is this you, the rest is filled in, sent, and what happens next', async () => {
    const server = given();
    show(server);
    await type('Organisasjonsnummer', '999901018');
    await press('Finn oss');
    expect(await screen.findByRole('heading', { name: 'Fjellsiden Friluftslag' })).toBe(document.activeElement);
    expect(screen.getByText('12. april 1987')).toBeTruthy();
    await press('Ja, det er oss');
    expect(shownIn('Navn')).toBe('Fjellsiden Friluftslag');
    expect(shownIn(/^Beskrivelse/)).toBe('Ut på tur.');
    expect(shownIn(/^Adresse/)).toBe('Fjellveien 21, 5019 Bergen');
    expect(shownIn('Kommune')).toBe('Solvik');
    await type(/^Telefon/, '41234567');
    await press('Send forespørselen');
    expect(await screen.findByRole('heading', { name: 'Nå venter Fjellsiden Friluftslag på svar' })).toBeTruthy();
    expect(screen.getByText(/Du får svar på e-post/)).toBeTruthy();
    expect(server.of('POST /organizations')).toEqual([
      {
        key: expect.any(String),
        body: expect.objectContaining({
          number: '999901018',
          name: 'Fjellsiden Friluftslag',
          municipality_id: '9901',
          phone: '41234567',
          email: null,
          address: 'Fjellveien 21, 5019 Bergen',
          lat: null,
        }),
      },
    ]);
  });

  test('BEY-09 what the municipality will wonder about is said in words first', async () => {
    const entry = { ...ENTRY, is_bankrupt: true, municipality_id: '301' };
    show(given({ 'GET /organizations/register': { data: { ...FOUND, entry, is_in_use: true } } }));
    await type('Organisasjonsnummer', '999901018');
    await press('Finn oss');
    expect(await screen.findByText(/er konkurs/)).toBeTruthy();
    expect(screen.getByText(/utenfor Solvik/)).toBeTruthy();
    expect(screen.getByText(/allerede dette nummeret/)).toBeTruthy();
    await press('Ja, gå videre likevel');
    expect(shownIn('Navn')).toBe('Fjellsiden Friluftslag');
  });

  test.each([
    ['does not answer', { data: { outcome: 'unavailable', entry: null, is_in_use: false } }, /svarer ikke akkurat nå/],
    [
      'does not know it',
      { data: { outcome: 'unknown', entry: null, is_in_use: false } },
      /kjenner ikke dette nummeret/,
    ],
    [
      'cannot be reached',
      () => {
        throw new TypeError('no connection');
      },
      /svarer ikke akkurat nå/,
    ],
  ])('BEY-09 a register that %s stops nobody, and the number goes along', async (_name, answer, words) => {
    const server = given({ 'GET /organizations/register': answer });
    show(server);
    await type('Organisasjonsnummer', '999901018');
    await press('Finn oss');
    expect(await screen.findByText(words)).toBeTruthy();
    await press('Fyll ut selv');
    await type('Navn', 'Fjellsiden');
    await press('Send forespørselen');
    await screen.findByRole('heading', { name: /venter/ });
    expect(server.of('POST /organizations')).toMatchObject([{ body: { number: '999901018', name: 'Fjellsiden' } }]);
  });

  test('ORG-02 without a number, by hand', async () => {
    const server = given();
    show(server);
    await press('Vi har ikke organisasjonsnummer');
    await press('Send forespørselen');
    expect(await screen.findByText('Skriv hva dere heter.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Navn')));
    await type('Navn', 'Kveldsvandrerne');
    await press('Send forespørselen');
    await screen.findByRole('heading', { name: /venter/ });
    expect(server.of('POST /organizations')).toMatchObject([{ body: { number: null, municipality_id: '9901' } }]);
  });

  test('VAL-06 a refusal stands at its field or above the form, and nothing that was typed is lost', async () => {
    const refusals = [
      new CallFailed(422, { message: 'Feil', errors: { website: ['Dette er ingen nettadresse'] } }),
      new CallFailed(409, { message: 'Du har allerede bedt om en side for Kveldsvandrerne.' }),
    ];
    const server = given({
      'POST /organizations': () => {
        const refusal = refusals.shift();
        if (refusal) throw refusal;
        return { data: { id: 'new', name: 'Kveldsvandrerne' } };
      },
    });
    show(server);
    await press('Vi har ikke organisasjonsnummer');
    await type('Navn', 'Kveldsvandrerne');
    await type(/^Til kommunen/, 'Vi går hver tirsdag.');
    await type(/^Nettsted/, 'tull og tøys');
    await press('Send forespørselen');
    expect(await screen.findByText('Dette er ingen nettadresse')).toBeTruthy();
    await press('Send forespørselen');
    expect(await screen.findByText(/Du har allerede bedt om/)).toBeTruthy();
    expect(shownIn(/^Til kommunen/)).toBe('Vi går hver tirsdag.');
    await press('Bruk et organisasjonsnummer');
    await type('Organisasjonsnummer', '999901018');
    await press('Finn oss');
    await press('Ja, det er oss');
    expect(shownIn('Navn')).toBe('Kveldsvandrerne');
    expect(shownIn(/^Til kommunen/)).toBe('Vi går hver tirsdag.');
  });

  test('ORG-02 one that was declined is put right and sent again', async () => {
    const declined = {
      id: 'old',
      name: 'Kveldsvandrerne',
      description: 'Vi går.',
      number: null,
      municipality: SOLVIK,
      address: null,
      email: 'post@vandre.example',
      phone: null,
      website: null,
    };
    const server = given({ 'GET /organizations/{id}': { data: declined } });
    show(server, '/organisations/new?again=old');
    await screen.findByLabelText('Navn');
    expect(shownIn('Navn')).toBe('Kveldsvandrerne');
    expect(shownIn(/^E-post/)).toBe('post@vandre.example');
    expect(server.of('GET /organizations/{id}')).toEqual([{ params: { id: 'old' } }]);
  });
});
