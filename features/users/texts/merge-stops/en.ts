import type { MergeStopReason } from '../../merge-kinds.ts';

export const en: Record<MergeStopReason, (gone: string, kept: string) => string> = {
  own_account: () => 'One of the accounts is your own. Ask another super-admin to do it.',
  gone_closed: (gone) => `${gone}, the account to remove, is blocked or cannot write. Sort that out first.`,
  kept_closed: (_, kept) => `${kept}, the account to keep, is blocked or cannot write. Sort that out first.`,
  gone_has_rights: (gone) =>
    `${gone}, the account to remove, has special rights. Take them away first, or swap the two.`,
  two_people: () => 'Each is verified with a national identity number of its own. They are two people.',
  only_gone_verified: () =>
    'Only the account to remove is verified with a national identity number. Swap the two accounts.',
  born_differently: () => 'They have given different dates of birth. They may be two people.',
  one_family: () => 'One is a guardian of the other. They are two people.',
  gone_is_child: (gone) => `${gone}, the account to remove, is registered as a child or has a leisure account.`,
  gone_has_children: (gone) =>
    `${gone}, the account to remove, is a guardian or has a child’s leisure account. The municipality must move it first.`,
  culture_cards: () => 'Both have a culture card in the same group. Let the municipality take one back first.',
  payment_open: (gone) => `${gone}, the account to remove, has a payment that is not finished. Try again when it is.`,
  decision_open: (gone) =>
    `${gone}, the account to remove, has sent something that another person is to approve. Wait until it is decided.`,
  report_open: () => 'There is an open case about one of them. Wait until it is decided.',
};
