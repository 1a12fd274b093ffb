import { exportMenu } from '#features/exports/texts/menu/nb.ts';
import type { ShiftTimeFault } from '../rules.ts';

export const nb = {
  title: 'Vakter',
  lead: 'Vi trenger folk som hjelper til. Ta en vakt som passer.',
  close: 'Lukk',
  cancel: 'Avbryt',
  save: 'Lagre',
  failed: 'Vi klarte ikke å hente vaktene.',
  unnamed: 'Vakt',
  all: (count: number) => `Vis alle ${count} vaktene`,
  fewer: 'Vis færre',
  places_left: (places: number) => (places === 1 ? '1 plass igjen' : `${places} plasser igjen`),
  full: 'Fullt',
  taken_of: (taken: number, places: number) => `${taken} av ${places} tatt`,
  taken: (taken: number) => (taken === 0 ? 'Ingen ennå' : taken === 1 ? '1 har vakten' : `${taken} har vakten`),
  yours: 'Din vakt',
  take: 'Ta vakten',
  give_back: 'Gi fra deg',
  about: (doing: string, slot: string, when: string) => `${doing}: ${slot}, ${when}`,
  done: {
    taken: 'Du har tatt vakten',
    given_back: 'Du har gitt fra deg vakten',
    created: 'Vakten er lagt til',
    changed: 'Vakten er endret',
    deleted: 'Vakten er slettet',
    copied: (count: number) => (count === 1 ? '1 ny vakt er lagt til' : `${count} nye vakter er lagt til`),
    none_copied: 'Vaktene er der allerede',
    given: (name: string) => `${name} har fått vakten`,
    taken_back: (name: string) => `${name} har ikke lenger vakten`,
  },
  leaving: {
    title: 'Vil du gi fra deg vakten?',
    text: (when: string) => `Du har vakt ${lowered(when)}. Gir du den fra deg, kan noen andre ta den.`,
    yes: 'Ja, gi den fra meg',
    no: 'Behold vakten',
  },
  clash: {
    title: 'Du har noe annet på samme tid',
    text: (when: string) => `Vakten er ${lowered(when)}. Da har du også dette:`,
    text_for: (name: string, when: string) => `Vakten er ${lowered(when)}. Da har ${name} også dette:`,
    title_for: (name: string) => `${name} har en annen vakt på samme tid`,
    yes: 'Ta vakten likevel',
    yes_for: 'Gi vakten likevel',
    no: 'Velg noe annet',
  },
  board: {
    forbidden: 'Vaktene styres av dem som arrangerer',
    forbidden_text: 'Du kan ta vakter på siden til aktiviteten.',
    lead: (event: string) => `Hvem som hjelper til på ${event}, og når`,
    add: 'Ny vakt',
    copy: 'Kopier vakter',
    none: 'Ingen vakter ennå',
    none_text: 'Lag en vakt med tid og antall plasser, så kan folk melde seg.',
    locked: 'Aktiviteten er over eller avlyst, så vaktene kan ikke endres.',
    draft: 'Aktiviteten er en kladd. Du kan lage vaktene nå, og folk kan ta dem når den er publisert.',
    numbers: (taken: number, places: number) => `${taken} av ${places} plasser er tatt`,
    people: 'Hvem har vakten',
    nobody: 'Ingen har tatt vakten ennå.',
    not_shown: (count: number) => (count === 1 ? '1 person har vakten.' : `${count} personer har vakten.`),
    give: 'Gi til et medlem',
    give_name: (slot: string) => `Gi til et medlem: ${slot}`,
    take_back: (name: string) => `Ta vakten fra ${name}`,
    edit: (slot: string) => `Endre ${slot}`,
    delete: (slot: string) => `Slett ${slot}`,
    over: 'Over',
  },
  deleting: {
    title: 'Vil du slette vakten?',
    text: (slot: string, when: string) => `${slot}, ${lowered(when)}, blir borte.`,
    text_taken: (slot: string, when: string, people: number) =>
      people === 1
        ? `${slot}, ${lowered(when)}, blir borte. Den ene som har vakten, får beskjed.`
        : `${slot}, ${lowered(when)}, blir borte. De ${people} som har vakten, får beskjed.`,
    yes: 'Slett',
    no: 'Avbryt',
  },
  taking_back: {
    title: (name: string) => `Vil du ta vakten fra ${name}?`,
    text: (name: string, when: string) =>
      `${name} har vakt ${lowered(when)}, og får beskjed om at vakten er tatt tilbake.`,
    yes: 'Ta vakten',
    no: 'Avbryt',
  },
  needs: (name: string) => `Krever sertifikatet ${name}`,
  /** BEY-10: why one cannot take it, by what is missing. */
  lacking: {
    organiser: 'Arrangøren',
    why: {
      none: (giver: string) => `Du har det ikke ennå. ${giver} kan gi deg det.`,
      ran_out: (giver: string) => `Ditt er utløpt. ${giver} kan gi deg et nytt.`,
      asked: (giver: string) => `Du har bedt om det. Du kan ta vakten når ${giver} har godkjent det.`,
      offered: (giver: string) => `${giver} har gitt deg det, men du har ikke godtatt det ennå.`,
      turned_off: (giver: string) => `${giver} har satt ditt på pause. Ta kontakt med dem.`,
      other_day: (giver: string) => `Ditt gjelder ikke denne dagen. Spør ${giver} om å forlenge det.`,
    },
    answer: 'Svar på CV-siden',
    ask: 'Be om sertifikatet',
    ask_name: (certificate: string, giver: string) => `Be om sertifikatet: ${certificate} fra ${giver}`,
    done: 'Du har bedt om sertifikatet',
    done_text: (giver: string) => `${giver} får beskjed, og svarer deg på e-post.`,
  },
  form: {
    certificate: 'Krever sertifikat',
    no_certificate: 'Nei',
    certificate_help: 'Bare de som har det på dagen, kan ta vakten.',
    new_title: 'Ny vakt',
    edit_title: 'Endre vakten',
    name: 'Hva gjelder det?',
    name_help: 'For eksempel kiosk, parkering eller rydding.',
    optional: 'valgfritt',
    day: 'Dato',
    day_required: 'Velg en dato',
    start: 'Fra',
    end: 'Til',
    time_required: 'Skriv klokkeslettet som TT:MM',
    ends_next_day: 'Slutter dagen etter.',
    places: 'Hvor mange trenger dere?',
    places_help: 'La feltet stå tomt hvis alle som vil, kan være med.',
    places_wrong: 'Skriv et helt tall fra 1, eller la feltet stå tomt',
    places_below: (taken: number) =>
      taken === 1
        ? 'Én har vakten allerede, så det må være minst 1.'
        : `${taken} har vakten allerede, så det må være minst ${taken}.`,
    will_tell: (people: number) =>
      people === 1
        ? 'Endrer du tiden, får den som har vakten, beskjed.'
        : `Endrer du tiden, får de ${people} som har vakten, beskjed.`,
    conflict: 'Noen andre har lagret',
    now: (field: string, value: string) => (value === '' ? `«${field}» er tømt.` : `${field}: nå «${value}».`),
    conflict_text: 'Det du har skrevet, står her fortsatt. Lagrer du igjen, gjelder det.',
    times: {
      ends_before_start: 'Vakten må slutte etter at den har begynt',
      too_long: 'En vakt kan vare i høyst 48 timer',
      in_past: 'Vakten er over allerede. Velg et tidspunkt som kommer',
      too_far: 'Vakten må være nær aktiviteten: høyst 60 dager før eller etter',
    } satisfies Record<ShiftTimeFault, string>,
  },
  copying: {
    title: 'Kopier vakter',
    text: 'Lag de samme vaktene på andre dager, til samme tid på dagen.',
    what: 'Hva vil du kopiere?',
    whole_day: (day: string, count: number) => (count === 1 ? `${day}: 1 vakt` : `${day}: alle ${count} vaktene`),
    one: (slot: string, when: string) => `${slot}, ${lowered(when)}`,
    days: 'Til hvilke dager?',
    all_days: 'Alle dagene',
    other_day: 'En annen dag',
    preview: (count: number) =>
      count === 0
        ? 'Det blir ingen nye vakter.'
        : count === 1
          ? 'Det blir 1 ny vakt.'
          : `Det blir ${count} nye vakter.`,
    day_required: 'Velg minst én dag',
    submit: 'Lag vaktene',
  },
  giving: {
    title: 'Gi vakten til et medlem',
    search: 'Søk etter navn',
    loading: 'Henter medlemmer …',
    none: 'Vi fant ingen medlemmer med det navnet.',
    has_it: 'Har vakten',
    give: 'Gi vakten',
    give_to: (name: string) => `Gi vakten til ${name}`,
    more: (count: number) => `Og ${count} til. Skriv mer av navnet.`,
  },
  export: { ...exportMenu, file: 'vakter' },
};

/** A time in the middle of a sentence. */
function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
