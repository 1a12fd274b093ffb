import { exportMenu } from '#features/exports/texts/menu/nn.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  title: 'Vakter',
  lead: 'Vi treng folk som hjelper til. Ta ei vakt som passar.',
  close: 'Lukk',
  cancel: 'Avbryt',
  save: 'Lagre',
  failed: 'Vi klarte ikkje å hente vaktene.',
  unnamed: 'Vakt',
  all: (count) => `Vis alle ${count} vaktene`,
  fewer: 'Vis færre',
  places_left: (places) => (places === 1 ? '1 plass att' : `${places} plassar att`),
  full: 'Fullteikna',
  taken_of: (taken, places) => `${taken} av ${places} tekne`,
  taken: (taken) => (taken === 0 ? 'Ingen enno' : taken === 1 ? '1 har vakta' : `${taken} har vakta`),
  yours: 'Di vakt',
  take: 'Ta vakta',
  give_back: 'Gi frå deg',
  about: (doing, slot, when) => `${doing}: ${slot}, ${when}`,
  done: {
    taken: 'Du har teke vakta',
    given_back: 'Du har gitt frå deg vakta',
    created: 'Vakta er lagd til',
    changed: 'Vakta er endra',
    deleted: 'Vakta er sletta',
    copied: (count) => (count === 1 ? '1 ny vakt er lagd til' : `${count} nye vakter er lagde til`),
    none_copied: 'Vaktene er der allereie',
    given: (name) => `${name} har fått vakta`,
    taken_back: (name) => `${name} har ikkje lenger vakta`,
  },
  leaving: {
    title: 'Vil du gi frå deg vakta?',
    text: (when) => `Du har vakt ${lowered(when)}. Gir du vakta frå deg, kan nokon andre få plassen.`,
    yes: 'Ja, gi frå meg vakta',
    no: 'Behald vakta',
  },
  clash: {
    title: 'Du har noko anna på same tid',
    text: (when) => `Vakta er ${lowered(when)}. Då har du òg dette:`,
    text_for: (name, when) => `Vakta er ${lowered(when)}. Då har ${name} òg dette:`,
    title_for: (name) => `${name} har ei anna vakt på same tid`,
    yes: 'Ta vakta likevel',
    yes_for: 'Gi vakta likevel',
    no: 'Vel noko anna',
  },
  board: {
    forbidden: 'Vaktene blir styrte av dei som arrangerer',
    forbidden_text: 'Du kan ta vakter på sida til aktiviteten.',
    lead: (event) => `Kven som hjelper til på ${event}, og når`,
    add: 'Ny vakt',
    copy: 'Kopier vakter',
    none: 'Ingen vakter enno',
    none_text: 'Lag ei vakt med tid og talet på plassar, så kan folk melde seg.',
    locked: 'Aktiviteten er over eller avlyst, så vaktene kan ikkje endrast.',
    draft: 'Aktiviteten er ein kladd. Du kan lage vaktene no, og folk kan ta dei når han er publisert.',
    numbers: (taken, places) => `${taken} av ${places} plassar er tekne`,
    people: 'Kven har vakta',
    nobody: 'Ingen har teke vakta enno.',
    not_shown: (count) => (count === 1 ? '1 person har vakta.' : `${count} personar har vakta.`),
    give: 'Gi til ein medlem',
    give_name: (slot) => `Gi til ein medlem: ${slot}`,
    take_back: (name) => `Ta vakta frå ${name}`,
    edit: (slot) => `Endre ${slot}`,
    delete: (slot) => `Slett ${slot}`,
    over: 'Over',
  },
  deleting: {
    title: 'Vil du slette vakta?',
    text: (slot, when) => `${slot}, ${lowered(when)}, blir borte.`,
    text_taken: (slot, when, people) =>
      people === 1
        ? `${slot}, ${lowered(when)}, blir borte. Den eine som har vakta, får beskjed.`
        : `${slot}, ${lowered(when)}, blir borte. Dei ${people} som har vakta, får beskjed.`,
    yes: 'Slett',
    no: 'Avbryt',
  },
  taking_back: {
    title: (name) => `Vil du ta vakta frå ${name}?`,
    text: (name, when) => `${name} har vakt ${lowered(when)}, og får beskjed om at vakta er teken tilbake.`,
    yes: 'Ta vakta',
    no: 'Avbryt',
  },
  needs: (name) => `Krev sertifikatet ${name}`,
  lacking: {
    organiser: 'Arrangøren',
    why: {
      none: (giver) => `Du har det ikkje enno. ${giver} kan gi deg det.`,
      ran_out: (giver) => `Ditt har gått ut. ${giver} kan gi deg eit nytt.`,
      asked: (giver) => `Du har bede om det. Du kan ta vakta når ${giver} har godkjent det.`,
      offered: (giver) => `${giver} har gitt deg det, men du har ikkje godteke det enno.`,
      turned_off: (giver) => `${giver} har sett ditt på pause. Ta kontakt med dei.`,
      other_day: (giver) => `Ditt gjeld ikkje denne dagen. Spør ${giver} om å forlengje det.`,
    },
    answer: 'Svar på CV-sida',
    ask: 'Be om sertifikatet',
    ask_name: (certificate, giver) => `Be om sertifikatet: ${certificate} frå ${giver}`,
    done: 'Du har bede om sertifikatet',
    done_text: (giver) => `${giver} får beskjed, og svarar deg på e-post.`,
  },
  form: {
    certificate: 'Krev sertifikat',
    no_certificate: 'Nei',
    certificate_help: 'Berre dei som har det på dagen, kan ta vakta.',
    new_title: 'Ny vakt',
    edit_title: 'Endre vakta',
    name: 'Kva gjeld det?',
    name_help: 'Til dømes kiosk, parkering eller rydding.',
    optional: 'valfritt',
    day: 'Dato',
    day_required: 'Vel ein dato',
    start: 'Frå',
    end: 'Til',
    time_required: 'Skriv klokkeslettet som TT:MM',
    ends_next_day: 'Sluttar dagen etter.',
    places: 'Kor mange treng de?',
    places_help: 'Lat feltet stå tomt om alle som vil, kan vere med.',
    places_wrong: 'Skriv eit heilt tal frå 1, eller lat feltet stå tomt',
    places_below: (taken) =>
      taken === 1
        ? 'Éin har allereie vakta, så det må vere minst 1.'
        : `${taken} har allereie vakta, så det må vere minst ${taken}.`,
    will_tell: (people) =>
      people === 1
        ? 'Endrar du tida, får den som har vakta, beskjed.'
        : `Endrar du tida, får dei ${people} som har vakta, beskjed.`,
    conflict: 'Nokon andre har lagra',
    now: (field, value) => (value === '' ? `«${field}» er tømt.` : `${field}: no «${value}».`),
    conflict_text: 'Det du har skrive, står her framleis. Lagrar du igjen, gjeld det.',
    times: {
      ends_before_start: 'Vakta må slutte etter at ho har byrja',
      too_long: 'Ei vakt kan vare i høgst 48 timar',
      in_past: 'Vakta er allereie over. Vel eit tidspunkt som kjem',
      too_far: 'Vakta må vere nær aktiviteten: høgst 60 dagar før eller etter',
    },
  },
  copying: {
    title: 'Kopier vakter',
    text: 'Lag dei same vaktene på andre dagar, til same tid på dagen.',
    what: 'Kva vil du kopiere?',
    whole_day: (day, count) => (count === 1 ? `${day}: 1 vakt` : `${day}: alle ${count} vaktene`),
    one: (slot, when) => `${slot}, ${lowered(when)}`,
    days: 'Til kva dagar?',
    all_days: 'Alle dagane',
    other_day: 'Ein annan dag',
    preview: (count) =>
      count === 0
        ? 'Det blir ingen nye vakter.'
        : count === 1
          ? 'Det blir 1 ny vakt.'
          : `Det blir ${count} nye vakter.`,
    day_required: 'Vel minst éin dag',
    submit: 'Lag vaktene',
  },
  giving: {
    title: 'Gi vakta til ein medlem',
    search: 'Søk etter namn',
    loading: 'Hentar medlemer …',
    none: 'Vi fann ingen medlemer med det namnet.',
    has_it: 'Har vakta',
    give: 'Gi vakta',
    give_to: (name) => `Gi vakta til ${name}`,
    more: (count) => `Og ${count} til. Skriv meir av namnet.`,
  },
  export: { ...exportMenu, file: 'vakter' },
};

/** A time in the middle of a sentence. */
function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
