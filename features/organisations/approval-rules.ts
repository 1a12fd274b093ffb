import { type RegisterFacts, requestSigns } from './request-signs.ts';

export const APPROVAL_MODES = ['by_hand', 'by_rule'] as const;
export type ApprovalMode = (typeof APPROVAL_MODES)[number];

/** Kinds of organisation in the national register that can be let in without a look. */
export const APPROVAL_FORMS = ['FLI', 'STI', 'SA', 'KIRK', 'ORGL', 'KOMM'] as const;
export type ApprovalForm = (typeof APPROVAL_FORMS)[number];

export type ApprovalRule = { version: number; mode: ApprovalMode; forms: readonly string[] };

type Asked = {
  name: string;
  number: string | null;
  municipality_id: string;
  register_facts: RegisterFacts | null;
  is_number_in_use: boolean;
};

/**
 * Whether nothing speaks against it and the municipality wants such ones at once: in the register under this name, of the
 * right kind, and at home in the municipality. What the register does not say is looked at by hand.
 */
export function isApprovedByRule(rule: ApprovalRule | null, asked: Asked): boolean {
  const entry = asked.register_facts?.entry ?? null;
  return (
    rule?.mode === 'by_rule' &&
    asked.register_facts?.outcome === 'found' &&
    entry !== null &&
    entry.municipality_id === asked.municipality_id &&
    rule.forms.includes(entry.form.key) &&
    requestSigns(asked).length === 0
  );
}
