/** Each rule in a few words, and the sentence that the family reads. */
export const nb = {
  period: {
    yes: 'Ordningen gjelder nå',
    yes_told: (day: string) => `Pengene kan brukes til og med ${day}.`,
    not_yet: 'Ordningen har ikke begynt',
    begins: (day: string) => `Pengene kan brukes fra ${day}.`,
    over: 'Ordningen er over',
    over_told: (day: string) => `Pengene kunne brukes til og med ${day}.`,
  },
  takes_part: {
    yes: (payee: string) => `${payee} er med i ordningen`,
    no: (payee: string) => `${payee} er ikke med i ordningen`,
    no_told: 'Be arrangøren søke kommunen om å bli med. Så kan du betale her.',
  },
  category: {
    yes: (activity: string) => `${activity} er en type aktivitet ordningen gjelder for`,
    no: (activity: string) => `${activity} er ikke en type aktivitet ordningen gjelder for`,
    no_told: 'Se hva kontoen kan brukes til, eller spør kommunen hvis typen er feil.',
  },
  times: {
    yes: (times: number) => `Aktiviteten varer ${times} ganger`,
    no: (times: number) => (times === 1 ? 'Aktiviteten varer bare én gang' : `Aktiviteten varer bare ${times} ganger`),
    no_told: (least: number) => `Ordningen krever minst ${least}.`,
  },
  one_activity: {
    yes: 'Dette er barnets ene aktivitet i år',
    no: 'Kontoen er allerede brukt på en annen aktivitet i år',
    no_told: (other: string) => `Ordningen dekker én aktivitet i året, og i år er det ${other}.`,
  },
  cap: {
    yes: (left: string) => `Du kan bruke opptil ${left} på denne aktiviteten`,
    no: (cap: string) => `Ordningen dekker høyst ${cap} for hver aktivitet`,
    no_told: (left: string) => `Skriv høyst ${left}.`,
    none_left: 'Dere har allerede brukt så mye på denne aktiviteten.',
  },
  trial: {
    yes: (times: number) => (times === 1 ? 'En prøvegang først' : `${times} prøveganger først`),
    yes_told: (day: string) => `Pengene holdes av til og med ${day}. Slutter barnet før det, trekker vi ingenting.`,
  },
};
