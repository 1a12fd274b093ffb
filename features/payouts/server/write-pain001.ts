import { isBankAccount, isKid } from '#platform/contract/numbers.ts';
import type { Day } from '#platform/language/days.ts';
import { bankText, escaped } from './bank-text.ts';

/** One payment of a file. `reference` is ours, comes back with the bank's answer, and is at most 35 letters and digits. */
export type BankPayment = {
  reference: string;
  amount_ore: number;
  payee_name: string;
  bank_account: string;
  kid: string | null;
  note: string | null;
};

export type Payer = {
  name: string;
  organisation_number: string;
  bank_account: string;
  /** Of the payer's bank. */
  bic: string;
};

export type BankFileContent = {
  /** Ours, one of a kind: answers name it. */
  message_id: string;
  created_at: Date;
  pay_on: Day;
  payer: Payer;
  payments: readonly BankPayment[];
};

const MAX_NAME = 70;
const MAX_NOTE = 140;
const REFERENCE = /^[\da-zA-Z-]{1,35}$/;

/**
 * ISO 20022 pain.001.001.09 as banks in Norway take it: all payments of a day in one PmtInf, kroner, account numbers as
 * BBAN, a KID as the creditor's reference (SCOR), and a note where there is no KID. What no bank would take is a bug of
 * the caller, which has checked it when it was typed.
 */
export function writePain001({ message_id, created_at, pay_on, payer, payments }: BankFileContent): string {
  demand(payments.length > 0, 'A file has a payment.');
  demand(REFERENCE.test(message_id), `No message is called ${message_id}.`);
  demand(new Set(payments.map(({ reference }) => reference)).size === payments.length, 'A reference comes once.');
  const sum = payments.reduce((total, { amount_ore }) => total + amount_ore, 0);
  const counted = element('NbOfTxs', String(payments.length)) + element('CtrlSum', decimal(sum));
  const header =
    element('MsgId', message_id) +
    element('CreDtTm', created_at.toISOString().slice(0, 19)) +
    counted +
    within('InitgPty', partyOf(payer));
  const information =
    element('PmtInfId', message_id) +
    element('PmtMtd', 'TRF') +
    element('BtchBookg', 'false') +
    counted +
    within('PmtTpInf', within('SvcLvl', element('Cd', 'NURG'))) +
    within('ReqdExctnDt', element('Dt', pay_on)) +
    within('Dbtr', partyOf(payer)) +
    within('DbtrAcct', accountOf(payer.bank_account) + element('Ccy', 'NOK')) +
    within('DbtrAgt', within('FinInstnId', element('BICFI', payer.bic))) +
    element('ChrgBr', 'SHAR') +
    payments.map(transferOf).join('');
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">' +
    `${within('CstmrCdtTrfInitn', within('GrpHdr', header) + within('PmtInf', information))}</Document>\n`
  );
}

function transferOf({ reference, amount_ore, payee_name, bank_account, kid, note }: BankPayment): string {
  demand(REFERENCE.test(reference), `No payment is called ${reference}.`);
  demand(Number.isSafeInteger(amount_ore) && amount_ore > 0, `${reference} is of ${amount_ore} øre.`);
  const name = bankText(payee_name, MAX_NAME);
  demand(name !== '', `${reference} is to nobody.`);
  return within(
    'CdtTrfTxInf',
    within('PmtId', element('InstrId', reference) + element('EndToEndId', reference)) +
      within('Amt', `<InstdAmt Ccy="NOK">${decimal(amount_ore)}</InstdAmt>`) +
      within('Cdtr', element('Nm', name) + within('PstlAdr', element('Ctry', 'NO'))) +
      within('CdtrAcct', accountOf(bank_account)) +
      remittanceOf(kid, note),
  );
}

/** A KID tells the payee all there is to tell; beside it a note is not handed on. */
function remittanceOf(kid: string | null, note: string | null): string {
  if (kid !== null) {
    demand(isKid(kid), 'A KID has its check digit.');
    const type = within('Tp', within('CdOrPrtry', element('Cd', 'SCOR')));
    return within('RmtInf', within('Strd', within('CdtrRefInf', type + element('Ref', kid))));
  }
  const words = note === null ? '' : bankText(note, MAX_NOTE);
  return words === '' ? '' : within('RmtInf', element('Ustrd', words));
}

const partyOf = ({ name, organisation_number }: Payer): string => {
  const scheme = within('SchmeNm', element('Cd', 'CUST'));
  const id = within('Id', within('OrgId', within('Othr', element('Id', organisation_number) + scheme)));
  return element('Nm', bankText(name, MAX_NAME)) + id;
};

function accountOf(account: string): string {
  demand(isBankAccount(account), 'An account number has its check digit.');
  return within('Id', within('Othr', element('Id', account) + within('SchmeNm', element('Cd', 'BBAN'))));
}

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;
const within = (name: string, content: string): string => `<${name}>${content}</${name}>`;

/** Whole øre as kroner with a point: '1450.00'. */
const decimal = (ore: number): string => `${Math.trunc(ore / 100)}.${String(ore % 100).padStart(2, '0')}`;

function demand(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}
