import { elementAt, elementsAt, readXml, textAt, type XmlElement, type XmlFault } from './read-xml.ts';
import { mayBeOurs } from './references.ts';

/** What the bank says of one payment, or of all of a file where it names none. */
export type AnswerLine = {
  /** Ours, as it stood in the file. */
  reference: string;
  result: Result;
  amount_ore: number | null;
};

/**
 * `waiting` is on its way. Of what failed, 5 is an account that is unknown or shut, and 2 everything else; what was
 * returned may have been booked before.
 */
export type Result = { result: 'paid' } | { result: 'waiting' } | Failed;
type Failed = { result: 'failed'; code: 2 | 5; reason: string; isReturned?: true };

export type BankAnswer = {
  kind: 'pain.002' | 'camt.054';
  /** The bank's own, by which an answer that comes twice is known. */
  message_id: string;
  /** The file that is answered; null where each payment says it for itself. */
  original_message_id: string | null;
  /** What holds for every payment that is not named. */
  others: Result | null;
  lines: AnswerLine[];
  /** How many payments of a notification came of no file of ours: a bank tells of everything that left an account. */
  not_ours: number;
};

export type AnswerFault = XmlFault | 'unknown_kind' | 'incomplete' | 'currency' | 'amount';
export type ReadAnswer = { ok: true; answer: BankAnswer } | { ok: false; fault: AnswerFault };

/** Reads pain.002.001.10 and camt.054.001.08; older versions of them are the same as far as we read. */
export function readAnswer(text: string): ReadAnswer {
  const read = readXml(text);
  if (!read.ok) return read;
  const report = elementAt(read.root, 'CstmrPmtStsRpt');
  const notification = elementAt(read.root, 'BkToCstmrDbtCdtNtfctn');
  if (read.root.name !== 'Document' || !(report || notification)) return { ok: false, fault: 'unknown_kind' };
  return report ? statusReport(report) : bookedPayments(notification);
}

const ACCOUNT_REASONS = ['AC01', 'AC02', 'AC03', 'AC04', 'AC06', 'AC07', 'BE04', 'BE06'];
const SETTLED = ['ACSC', 'ACCC'];
const REFUSED = ['RJCT', 'CANC'];

const failed = (code: string | undefined, words: string | undefined): Failed => ({
  result: 'failed',
  code: ACCOUNT_REASONS.includes(code ?? '') ? 5 : 2,
  reason: [code, words].filter(Boolean).join(' '),
});

/** What was taken in is not paid yet: only what is settled is. */
function resultOf(status: string | undefined, of: XmlElement): Result | null {
  if (status === undefined) return null;
  if (SETTLED.includes(status)) return { result: 'paid' };
  if (!REFUSED.includes(status)) return { result: 'waiting' };
  const why = elementAt(of, 'StsRsnInf');
  return failed(textAt(why, 'Rsn', 'Cd') ?? textAt(why, 'Rsn', 'Prtry'), textAt(why, 'AddtlInf'));
}

function statusReport(report: XmlElement): ReadAnswer {
  const message_id = textAt(report, 'GrpHdr', 'MsgId');
  const group = elementAt(report, 'OrgnlGrpInfAndSts');
  const original_message_id = textAt(group, 'OrgnlMsgId');
  if (!message_id || !group || !original_message_id) return { ok: false, fault: 'incomplete' };
  let others = resultOf(textAt(group, 'GrpSts'), group);
  const lines: AnswerLine[] = [];
  for (const payment of elementsAt(report, 'OrgnlPmtInfAndSts')) {
    others = resultOf(textAt(payment, 'PmtInfSts'), payment) ?? others;
    for (const one of elementsAt(payment, 'TxInfAndSts')) {
      const reference = textAt(one, 'OrgnlEndToEndId');
      const result = resultOf(textAt(one, 'TxSts'), one);
      if (!reference || !result) return { ok: false, fault: 'incomplete' };
      const amount = amountIn(elementAt(one, 'OrgnlTxRef', 'Amt', 'InstdAmt'));
      if (!amount.ok) return amount;
      lines.push({ reference, result, amount_ore: amount.ore });
    }
  }
  return { ok: true, answer: { kind: 'pain.002', message_id, original_message_id, others, lines, not_ours: 0 } };
}

function bookedPayments(notification: XmlElement | undefined): ReadAnswer {
  const message_id = textAt(notification, 'GrpHdr', 'MsgId');
  if (!message_id) return { ok: false, fault: 'incomplete' };
  const lines: AnswerLine[] = [];
  let not_ours = 0;
  for (const entry of elementsAt(notification, 'Ntfctn').flatMap((one) => elementsAt(one, 'Ntry'))) {
    const status = textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts');
    for (const one of elementsAt(entry, 'NtryDtls').flatMap((details) => elementsAt(details, 'TxDtls'))) {
      const reference = textAt(one, 'Refs', 'EndToEndId');
      // What others have paid in, and fees: none of it came of a file of ours.
      if (!reference || reference === 'NOTPROVIDED') continue;
      const direction = textAt(one, 'CdtDbtInd') ?? textAt(entry, 'CdtDbtInd');
      const returned = elementAt(one, 'RtrInf');
      if (direction === 'CRDT' && !returned) continue;
      // Before its amount, which can be in another currency.
      if (!mayBeOurs(reference)) {
        not_ours += 1;
        continue;
      }
      const amount = amountIn(elementAt(one, 'Amt') ?? elementAt(one, 'AmtDtls', 'TxAmt', 'Amt'));
      if (!amount.ok) return amount;
      const result: Result = returned
        ? { ...failed(textAt(returned, 'Rsn', 'Cd'), textAt(returned, 'AddtlInf')), isReturned: true }
        : { result: status === 'BOOK' ? 'paid' : 'waiting' };
      lines.push({ reference, result, amount_ore: amount.ore });
    }
  }
  return {
    ok: true,
    answer: { kind: 'camt.054', message_id, original_message_id: null, others: null, lines, not_ours },
  };
}

const AMOUNT = /^(\d{1,13})(?:\.(\d{1,2})0{0,3})?$/;

type Amount = { ok: true; ore: number | null } | { ok: false; fault: 'currency' | 'amount' };

/** Kroner with a point as whole øre, without a detour over fractions. */
function amountIn(element: XmlElement | undefined): Amount {
  if (!element) return { ok: true, ore: null };
  if (element.attributes.Ccy !== 'NOK') return { ok: false, fault: 'currency' };
  const [, whole, decimals = ''] = AMOUNT.exec(element.text.trim()) ?? [];
  return whole === undefined
    ? { ok: false, fault: 'amount' }
    : { ok: true, ore: Number(whole) * 100 + Number(decimals.padEnd(2, '0')) };
}
