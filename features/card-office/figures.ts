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
  /** Null is a child that has been forgotten. */
  by_age: z.array(
    z.object({
      age: z.number().nullable(),
      accounts: z.number(),
      used_accounts: z.number(),
      granted_ore: ore,
      used_ore: ore,
    }),
  ),
  /**
   * The smallest first. An account can be behind several; `added` are those that are behind none before it. Null is money
   * that went back to guardians, or to those who are no organisation here.
   */
  by_payee: z.array(z.object({ name: z.string().nullable(), accounts: z.number(), added: z.number(), used_ore: ore })),
  by_category: z.array(z.object({ id: z.string().nullable(), accounts: z.number(), added: z.number(), used_ore: ore })),
});
export type Figures = z.infer<typeof figures>;
