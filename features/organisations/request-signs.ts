import type { RegisterAnswer } from '#features/organisation-register/contract.ts';
import type { RequestSign } from './rules.ts';

export type RegisterFacts = Pick<RegisterAnswer, 'outcome' | 'entry'>;

type Asked = {
  name: string;
  number: string | null;
  municipality_id: string;
  /** What the register said when it was asked for; null without a number. */
  register_facts: RegisterFacts | null;
  /** Whether another organisation here has the number, or waits for it. */
  is_number_in_use: boolean;
};

/** Public bodies are no voluntary organisations, and need not be. */
const PUBLIC_FORMS = ['KOMM', 'FYLK', 'STAT', 'ORGL', 'KF', 'FKF', 'IKS', 'SÆR', 'KIRK'];

/** BEY-09: what the user who decides should look at, the gravest first. None means that nothing speaks against it. */
export function requestSigns({
  name,
  number,
  municipality_id,
  register_facts,
  is_number_in_use,
}: Asked): RequestSign[] {
  if (number === null) return ['no_number'];
  const outcome = register_facts?.outcome ?? 'unavailable';
  const entry = register_facts?.entry ?? null;
  const signs: Record<RequestSign, boolean> = {
    deleted_from_register: outcome === 'deleted',
    bankrupt: entry?.is_bankrupt ?? false,
    dissolving: entry?.is_dissolving ?? false,
    not_in_register: outcome === 'unknown',
    register_not_asked: outcome === 'unavailable',
    name_differs: entry !== null && !isSameName(entry.name, name),
    other_municipality: entry !== null && entry.municipality_id !== null && entry.municipality_id !== municipality_id,
    number_in_use: is_number_in_use,
    not_voluntary: entry !== null && !entry.is_voluntary && !PUBLIC_FORMS.includes(entry.form.key),
    no_number: false,
  };
  return (Object.keys(signs) as RequestSign[]).filter((sign) => signs[sign]);
}

/** Capitals, dots, spaces and hyphens make no other name. */
const isSameName = (one: string, other: string): boolean => bare(one) === bare(other);

const bare = (name: string): string =>
  name
    .normalize('NFC')
    .toLocaleLowerCase('nb')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
