import type { MergeStopReason } from '../../merge-kinds.ts';

export const nn: Record<MergeStopReason, (gone: string, kept: string) => string> = {
  own_account: () => 'Den eine brukaren er din eigen. Be ein annan superadministrator om å gjere det.',
  gone_closed: (gone) => `${gone}, som skal bort, er sperra eller kan ikkje skrive. Rydd opp i det først.`,
  kept_closed: (_, kept) => `${kept}, som skal vere att, er sperra eller kan ikkje skrive. Rydd opp i det først.`,
  gone_has_rights: (gone) => `${gone}, som skal bort, har særskilde rettar. Ta dei bort først, eller byt om.`,
  two_people: () => 'Begge er stadfesta med kvart sitt fødselsnummer. Då er det to personar.',
  only_gone_verified: () => 'Berre brukaren som skal bort, er stadfesta med fødselsnummer. Byt om på dei to.',
  born_differently: () => 'Dei har oppgitt kvar sin fødselsdato. Då kan det vere to personar.',
  one_family: () => 'Den eine er føresett for den andre. Då er det to personar.',
  gone_is_child: (gone) => `${gone}, som skal bort, er registrert som barn eller har eigen fritidskonto.`,
  gone_has_children: (gone) =>
    `${gone}, som skal bort, er føresett eller har fritidskontoen til eit barn. Kommunen må flytte det først.`,
  culture_cards: () => 'Begge har kulturkort i same gruppe. La kommunen ta bort det eine først.',
  payment_open: (gone) => `${gone}, som skal bort, har ei betaling som ikkje er ferdig. Prøv igjen når ho er det.`,
  decision_open: (gone) =>
    `${gone}, som skal bort, har sendt noko som ein annan skal godkjenne. Vent til det er avgjort.`,
  report_open: () => 'Det er ei open sak om ein av dei. Vent til ho er avgjort.',
};
