import { z } from 'zod';

const ore = z.number();

/** What one period comes to. Children are counted, never named. */
export const figures = z.object({
  accounts: z.number(),
  /** Accounts from which something was paid. */
  used_accounts: z.number(),
  granted_ore: ore,
  /** Approved or paid out. */
  used_ore: ore,
  /** Of all accounts, what the one in the middle has used. */
  median_ore: ore,
  by_age: z.array(z.object({ age: z.number(), accounts: z.number(), granted_ore: ore, used_ore: ore })),
  /** The largest first; null is money that went back to guardians, or to those who are no organisation here. */
  by_payee: z.array(z.object({ name: z.string().nullable(), accounts: z.number(), used_ore: ore })),
  by_category: z.array(z.object({ id: z.string().nullable(), accounts: z.number(), used_ore: ore })),
});
export type Figures = z.infer<typeof figures>;
