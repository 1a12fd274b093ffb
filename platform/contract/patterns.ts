import { z } from 'zod';
import type { ValidationKey } from '../language/validation/message.ts';
import { isBankAccount, isKid, isOrganisationNumber, personNumberKind, withoutSeparators } from './numbers.ts';

/**
 * The patterns of the portal, one definition for both sides (VAL-01). None nests a quantifier inside another, so each
 * takes time in proportion to the text, whatever the text is (D-18).
 */
export const PATTERNS = {
  email:
    /^(?!.{255})(?!\.)(?!.*(?:\.\.|\.@|@[.-]|-\.|\.-))[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}.-]{1,190}\.(?:\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/u,
  fullName: /^(?!.{201})(?!.*(?:[ '’-]{2}|['’-] |['’-]$| ['’-]| $))\p{L}[\p{L}\p{M} '’-]*$/u,
  phoneShort: /^\d{8}$/,
  phoneNo: /^(?:0047|\+47|47)?\d{8}$/,
  phoneLong: /^[\d+ -]{2,25}$/,
  birthDate: /^(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2])\/\d{2}$/,
  time: /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  digits: /^\d+$/,
  zip: /^\d{4}$/,
  bankAccount: /^\d{4}\.\d{2}\.\d{5}$/,
  ssn: /^\d{11}$/,
} as const;

const MAX_FIELD_LENGTH = 320;

/** An e-mail address, in lower case: people write their own in several ways and mean one. */
export const emailField = text('required')
  .toLowerCase()
  .refine((value) => PATTERNS.email.test(value), problem('email_invalid'));

/** A Norwegian phone number as people write it, answered as E.164: '412 34 567' → '+4741234567'. */
export const phoneField = text('required').overwrite(toE164).refine(isE164, problem('phone_invalid'));

/** What one signs in with: an e-mail address or a phone number, whichever it looks like. */
export const usernameField = text('username_required')
  .overwrite((value) => (looksLikeEmail(value) ? value.toLowerCase() : toE164(value)))
  .refine((value) => !looksLikeEmail(value) || PATTERNS.email.test(value), problem('email_invalid'))
  .refine((value) => looksLikeEmail(value) || isE164(value), problem('phone_invalid'));

/** A person's name, in composed letters with single spaces. */
export const fullNameField = text('name_required')
  .overwrite((value) => value.normalize('NFC').replace(/\s+/g, ' '))
  .refine((value) => PATTERNS.fullName.test(value), problem('name_invalid'));

export const zipField = text('required').refine((value) => PATTERNS.zip.test(value), problem('zip_invalid'));

/** A bank account as 11 digits, however it was separated. */
export const bankAccountField = text('required')
  .overwrite(withoutSeparators)
  .refine(isBankAccount, problem('bank_account_invalid'));

/** A fødselsnummer or D-number. Synthetic people pass here: whether they may is a setting of the server. */
export const ssnField = text('required').overwrite(withoutSeparators).refine(isPerson, problem('ssn_invalid'));

export const organisationNumberField = text('required')
  .overwrite(withoutSeparators)
  .refine(isOrganisationNumber, problem('organisation_number_invalid'));

export const kidField = text('required')
  .overwrite(withoutSeparators)
  .refine((value) => isKid(value), problem('kid_invalid'));

/** The six digits of a code, with or without the dash of the mask 000-000. */
export const codeField = text('code_required')
  .overwrite((value) => value.replace(/[-\s]/g, ''))
  .refine((value) => /^\d{6}$/.test(value), problem('code_invalid'));

export const timeField = text('required').refine((value) => PATTERNS.time.test(value), problem('not_a_time'));

export const digitsField = text('required').refine((value) => PATTERNS.digits.test(value), problem('only_digits'));

/** A day of the calendar as 'YYYY-MM-DD'. */
export const dateField = text('date_required').refine(isCalendarDay, problem('not_a_date'));

/** Trimmed text that is there; what is far too long is turned away before any pattern reads it. */
function text(missing: ValidationKey) {
  return z
    .string({ error: missing })
    .max(MAX_FIELD_LENGTH, { error: 'invalid' satisfies ValidationKey, abort: true })
    .trim()
    .min(1, { error: missing, abort: true });
}

function problem(error: ValidationKey) {
  return { error, abort: true };
}

function toE164(value: string): string {
  const compact = value.replace(/[\s()-]/g, '');
  return PATTERNS.phoneNo.test(compact) ? `+47${compact.slice(-8)}` : compact;
}

/** Norwegian numbers begin with 2–9. */
function isE164(value: string): boolean {
  return /^\+47[2-9]\d{7}$/.test(value);
}

function looksLikeEmail(value: string): boolean {
  return /[@\p{L}]/u.test(value);
}

function isPerson(value: string): boolean {
  const kind = personNumberKind(value);
  return kind !== null && !kind.endsWith('hnr');
}

function isCalendarDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
