import { describe, expect, test } from 'vitest';
import { imitatesAnother, namesMunicipality } from './sender-names.ts';

describe('ORG-05 names that SMS come from', () => {
  test.each(['BankID', 'bankid', 'Bank ID', 'BanklD', 'Bank1D', 'V1pps', 'Vipps info', 'P0litiet', 'Po1itiet', 'NAV'])(
    'ORG-05 %s imitates another sender',
    (name) => expect(imitatesAnother(name)).toBe(true),
  );

  test.each([
    'N4V',
    'Nav Bergen',
    'Skatteetat3n',
    'He1senorge',
    'Digip0st',
    'DNB info',
    'SpareBank 1',
    'Pósten',
    'Altlnn',
  ])('ORG-05 %s imitates another sender too', (name) => expect(imitatesAnother(name)).toBe(true));

  test.each(['Solvik IL', 'Navet', 'Fotball', 'Korps', 'Isbjorn', 'Udine'])('ORG-05 %s is nobody else', (name) =>
    expect(imitatesAnother(name)).toBe(false),
  );

  test('ORG-05 a municipality by its name, also cut short or written with a nought', () => {
    for (const name of ['Oslo', '0slo', 'OSLO KOMM', 'Oslokommune']) expect(namesMunicipality(name, 'Oslo')).toBe(true);
    for (const name of ['Oslo IL', 'Oslofjord']) expect(namesMunicipality(name, 'Oslo')).toBe(false);
    expect(namesMunicipality('Tromso', 'Tromsø')).toBe(true);
  });
});
