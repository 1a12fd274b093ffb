import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  period: {
    yes: 'Ordninga gjeld no',
    yes_told: (day) => `Pengane kan brukast til og med ${day}.`,
    not_yet: 'Ordninga har ikkje byrja',
    begins: (day) => `Pengane kan brukast frå ${day}.`,
    over: 'Ordninga er over',
    over_told: (day) => `Pengane kunne brukast til og med ${day}.`,
  },
  takes_part: {
    yes: (payee) => `${payee} er med i ordninga`,
    no: (payee) => `${payee} er ikkje med i ordninga`,
    no_told: 'Be arrangøren søkje kommunen om å bli med. Så kan du betale her.',
  },
  category: {
    yes: (activity) => `${activity} er ein type aktivitet ordninga gjeld for`,
    no: (activity) => `${activity} er ikkje ein type aktivitet ordninga gjeld for`,
    no_told: 'Sjå kva kontoen kan brukast til, eller spør kommunen om typen er feil.',
  },
  times: {
    yes: (times) => `Aktiviteten varer ${times} gonger`,
    no: (times) => (times === 1 ? 'Aktiviteten varer berre éin gong' : `Aktiviteten varer berre ${times} gonger`),
    no_told: (least) => `Ordninga krev minst ${least}.`,
  },
  one_activity: {
    yes: 'Dette er den eine aktiviteten til barnet i år',
    no: 'Kontoen er allereie brukt på ein annan aktivitet i år',
    no_told: (other) => `Ordninga dekkjer éin aktivitet i året, og i år er det ${other}.`,
  },
  cap: {
    yes: (left) => `Du kan bruke opptil ${left} på denne aktiviteten`,
    no: (cap) => `Ordninga dekkjer høgst ${cap} for kvar aktivitet`,
    no_told: (left) => `Skriv høgst ${left}.`,
    none_left: 'De har allereie brukt så mykje på denne aktiviteten.',
  },
  trial: {
    yes: (times) => (times === 1 ? 'Ein prøvegong først' : `${times} prøvegonger først`),
    yes_told: (day) => `Pengane blir haldne av til og med ${day}. Sluttar barnet før det, trekkjer vi ingenting.`,
  },
};
