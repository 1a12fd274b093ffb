import { describe, expect, test } from 'vitest';
import { passwordFault } from './password-rules.ts';

const OWNER = { name: 'Ingrid Lunde-Berg', email: 'ingrid.lunde@eksempel.no', phone: '+4741234567', isStaff: false };
const faultOf = (password: string, isStaff = false) =>
  passwordFault(password, { ...OWNER, isStaff }, ['Bergen', 'bergen']);

describe('IDN-05 what makes a password', () => {
  test.each([
    ['kort', 'password_too_short'],
    ['ni tegn ja', null],
    ['ni-tegn-9', 'password_too_short'],
    ['a'.repeat(129), 'password_too_long'],
    ['password123', 'password_too_common'],
    ['Qwertyuiop1!', 'password_too_common'],
    ['1234567890', 'password_too_common'],
    ['aaaaaaaaaaaa', 'password_too_common'],
    ['dragondragon', 'password_too_common'],
    ['Bergenbergen1!', 'password_too_close'],
    ['Nabolag12345', 'password_too_close'],
    ['ingridlunde1', 'password_too_close'],
    ['ingrid.lunde@eksempel.no', 'password_too_close'],
    ['41234567 41234567', 'password_too_close'],
    ['riktig hest batteri stift', null],
    ['🦊🦊🦔🦔🐻🐻🐼🐼🐨🐨', null],
    ['ingen regler om tegn', null],
  ])('IDN-05 %s', async (password, fault) => {
    expect(await faultOf(password)).toBe(fault);
  });

  test('IDN-05 staff need fifteen', async () => {
    expect(await faultOf('fjorten tegn 1', true)).toBe('password_too_short_for_staff');
    expect(await faultOf('femten tegn her', true)).toBeNull();
  });

  test('IDN-05 letters count as people see them, however they were composed', async () => {
    expect(await faultOf('åååååøøøøø'.normalize('NFD'))).toBe(await faultOf('åååååøøøøø'));
    expect(await faultOf('blåbærsyltetøy'.normalize('NFD'))).toBeNull();
  });
});
