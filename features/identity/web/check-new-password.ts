import type { IdentityTexts } from '../texts/token.ts';

type Given = { password?: string; password_confirmation?: string };

/** What can be seen without knowing the person; whether the password is good enough the server says. */
export function checkNewPassword({ password = '', password_confirmation = '' }: Given, texts: IdentityTexts) {
  if (password === '') return { password: texts.required.new_password };
  return password === password_confirmation ? {} : { password_confirmation: texts.password_not_repeated };
}
