import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  still_owner: (organisations: string) =>
    `Du eier ${organisations}. Gi eierskapet til noen andre først, så kan du slette kontoen din.`,
  no_such_person: 'Ingen er registrert her med denne adressen. Be personen registrere seg først, og prøv igjen.',
  last_admin: 'Kommunen må ha minst én administrator. Gi rollen til en annen først.',
};

const nn: TextsLike<typeof nb> = {
  still_owner: (organisations) =>
    `Du eig ${organisations}. Gi eigarskapen til nokon andre først, så kan du slette kontoen din.`,
  no_such_person: 'Ingen er registrert her med denne adressa. Be personen registrere seg først, og prøv igjen.',
  last_admin: 'Kommunen må ha minst éin administrator. Gi rolla til ein annan først.',
};

const en: TextsLike<typeof nb> = {
  still_owner: (organisations) =>
    `You own ${organisations}. Transfer ownership to someone else first, then you can delete your account.`,
  no_such_person: 'No one is registered here with this address. Ask the person to register first, and try again.',
  last_admin: 'A municipality must have at least one administrator. Give the role to another person first.',
};

/** Sentences with which the server says no. */
export const REFUSALS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
