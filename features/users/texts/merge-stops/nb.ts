import type { MergeStopReason } from '../../merge-kinds.ts';

/** Why two accounts are not merged, and what can be done about it. `gone` and `kept` are the names of the two. */
export const nb: Record<MergeStopReason, (gone: string, kept: string) => string> = {
  own_account: () => 'Den ene brukeren er din egen. Be en annen superadministrator om å gjøre det.',
  gone_closed: (gone) => `${gone}, som skal bort, er sperret eller kan ikke skrive. Rydd opp i det først.`,
  kept_closed: (_, kept) => `${kept}, som skal beholdes, er sperret eller kan ikke skrive. Rydd opp i det først.`,
  gone_has_rights: (gone) => `${gone}, som skal bort, har særskilte rettigheter. Ta dem bort først, eller bytt om.`,
  two_people: () => 'Begge er bekreftet med hvert sitt fødselsnummer. Da er det to personer.',
  only_gone_verified: () => 'Bare brukeren som skal bort, er bekreftet med fødselsnummer. Bytt om på de to.',
  born_differently: () => 'De har oppgitt hver sin fødselsdato. Da kan det være to personer.',
  one_family: () => 'Den ene er foresatt for den andre. Da er det to personer.',
  gone_is_child: (gone) => `${gone}, som skal bort, er registrert som barn eller har egen fritidskonto.`,
  gone_has_children: (gone) =>
    `${gone}, som skal bort, er foresatt eller har et barns fritidskonto. Kommunen må flytte det først.`,
  culture_cards: () => 'Begge har kulturkort i samme gruppe. La kommunen ta bort det ene først.',
  payment_open: (gone) => `${gone}, som skal bort, har en betaling som ikke er ferdig. Prøv igjen når den er det.`,
  decision_open: (gone) =>
    `${gone}, som skal bort, har sendt noe som en annen skal godkjenne. Vent til det er avgjort.`,
  report_open: () => 'Det er en åpen sak om en av dem. Vent til den er avgjort.',
};
