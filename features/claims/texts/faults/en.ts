import type { ClaimFault } from '../../form.ts';

export const en: Record<ClaimFault, string> = {
  amount_missing: 'Enter how much you want to pay.',
  amount: 'Enter an amount in kroner with two decimals at most, such as 450 or 1 450,00.',
  amount_zero: 'The amount must be above 0, such as 450 or 1 450,00.',
  amount_high: 'The amount can be kr 100 000 at most. Check that you have not typed one digit too many.',
  account_missing: 'Enter the account number the money should go to.',
  account_length: 'An account number has 11 digits, such as 1234.56.78903.',
  account_digit: 'This account number is not right. See if two digits have changed places.',
  kid_length: 'A KID has 2 to 25 digits. Leave the field empty if the invoice has none.',
  kid_digit: 'This KID is not right. Have another look at the invoice.',
};
