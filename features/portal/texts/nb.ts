export const nb = {
  unsaved: {
    title: 'Du har ikke lagret',
    text: 'Du mister endringene som ikke er lagret, hvis du går videre uten å lagre. Vil du fortsette?',
    leave: 'Gå videre uten å lagre',
    stay: 'Bli her',
    close: 'Lukk',
  },
  failure: {
    notice: 'Merk følgende',
    forbidden: 'Du har ikke tilgang til dette.',
    readonly: 'Du kan bare lese her. Ingenting blir lagret i lesemodus.',
    error: 'Feil',
    generic: 'Auda, noe gikk galt',
    invalid: 'Noen felt må rettes.',
    unknown: 'Det oppstod en ukjent feil.',
    lost: 'Vi får ikke kontakt',
    lost_text: 'Sjekk nettet og prøv igjen.',
    /** Of a form. */
    kept: 'Det du har skrevet, står her fortsatt.',
    to_fix: (count: number) => (count === 1 ? 'Én ting må rettes' : `${count} ting må rettes`),
  },
  /** How long until a refused call may be made again. */
  wait: {
    moment: 'Vent litt og prøv igjen.',
    seconds: (count: number) => (count === 1 ? 'Prøv igjen om ett sekund.' : `Prøv igjen om ${count} sekunder.`),
    minutes: (count: number) => (count === 1 ? 'Prøv igjen om ett minutt.' : `Prøv igjen om ${count} minutter.`),
    hours: (count: number) => (count === 1 ? 'Prøv igjen om en time.' : `Prøv igjen om ${count} timer.`),
  },
  /** Of a part of a page that could not be fetched. */
  failed: 'Vi klarte ikke å hente dette. Prøv igjen om litt.',
  try_again: 'Prøv igjen',
  consent: {
    label: 'Samtykke til måling',
    question: 'Kan vi se hvordan portalen blir brukt?',
    text: 'Da lagrer vi informasjonskapsler for måling, så vi kan gjøre portalen bedre. Ingenting hentes før du har svart, og du kan ombestemme deg når du vil.',
    privacy: 'Les om personvern',
    accept: 'Godta',
    reject: 'Avvis',
  },
};
