import { exportMenu } from '#features/exports/texts/menu/nn.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  tools: {
    label: 'For dykk som driv aktiviteten',
    edit: 'Rediger',
    copy: 'Kopier',
    publish: 'Publiser',
    unpublish: 'Trekk tilbake',
    take_down: 'Ta ned',
    show: 'Vis igjen',
    moderation: 'Moderering',
    lift: 'Opne for publisering',
    cancel: 'Avlys',
    uncancel: 'Angre avlysing',
    complete: 'Merk som fullført',
    remove: 'Slett',
    participants: 'Deltakarar',
    shifts: 'Vakter',
    door: 'Innsjekk',
    invite: 'Inviter',
    programme: 'Last ned program',
    more: 'Fleire val',
    draft: 'Kladd',
    draft_text: 'Berre de som driv aktiviteten, ser han. Publiser han når han er klar.',
    taken_down: {
      title: 'Aktiviteten er teken ned',
      reason: (reason) => `Grunngivinga er: «${reason}»`,
      text: 'Rett det som er gale. Dei som tok han ned, ser på han igjen, og til då kan han ikkje publiserast.',
      for_lifting: 'Arrangøren kan ikkje publisere han før du opnar for det.',
      for_showing: 'Han er borte frå portalen til du viser han igjen.',
    },
  },
  notices: {
    published: 'Aktiviteten er publisert',
    unpublished: 'Aktiviteten er trekt tilbake',
    taken_down: 'Aktiviteten er teken ned',
    shown: 'Aktiviteten er synleg igjen',
    lifted: 'Aktiviteten kan publiserast igjen',
    cancelled: 'Aktiviteten er avlyst',
    uncancelled: 'Aktiviteten går som planlagt',
    completed: 'Oppdraget er merkt som fullført',
    deleted: 'Aktiviteten er sletta',
    copied: 'Kladden er oppretta',
    time_updated: 'Tidspunktet er oppdatert',
    times_updated: 'Tidspunkta er oppdaterte',
    time_cancelled: 'Tidspunktet er avlyst',
    time_restored: 'Tidspunktet går som planlagt',
    time_shown: 'Tidspunktet er synleg igjen',
    time_hidden: 'Tidspunktet er skjult',
  },
  unpublish: {
    title: 'Vil du trekkje aktiviteten tilbake?',
    text: (name) => `«${name}» blir ein kladd igjen, og ingen andre ser han.`,
    yes: 'Trekk tilbake',
  },
  take_down: {
    title: 'Vil du ta ned aktiviteten?',
    text: (name, count) =>
      count === 0
        ? `«${name}» blir borte for alle. Arrangøren får han tilbake som kladd, med grunnen du gir.`
        : `«${name}» blir borte for alle. Dei som er påmelde, mistar plassen og får beskjed. Arrangøren får aktiviteten tilbake som kladd, med grunnen du gir.`,
    imported: (name, source) =>
      `«${name}» blir borte frå portalen, og kjem ikkje tilbake når aktivitetane blir henta på nytt. Hos ${source} er han som før.`,
    help: 'Arrangøren får lese dette.',
    help_imported: 'Det du skriv, står i loggen.',
    yes: 'Ta ned',
  },
  show: {
    title: 'Vil du vise aktiviteten igjen?',
    text: (name) => `«${name}» kjem tilbake på portalen for alle.`,
    yes: 'Vis igjen',
  },
  lift: {
    title: 'Kan aktiviteten publiserast igjen?',
    text: (name) => `Arrangøren får beskjed om at «${name}» kan publiserast, med det du skriv her.`,
    yes: 'Opne for publisering',
  },
  cancel: {
    title: 'Vil du avlyse aktiviteten?',
    text: (name, count) =>
      count === 0
        ? `«${name}» blir ståande som avlyst. Ingen er påmelde.`
        : count === 1
          ? `«${name}» blir ståande som avlyst. Den som er påmeld, får beskjed.`
          : `«${name}» blir ståande som avlyst. Dei ${count} som er påmelde, får beskjed.`,
    yes: 'Avlys',
  },
  uncancel: {
    title: 'Vil du gjenopprette aktiviteten?',
    text: (name) => `«${name}» er ikkje lenger avlyst, og går som planlagt.`,
    keep: 'Dei som var påmelde, får behalde plassen',
    keep_help: 'Elles må alle melde seg på igjen. Alle får beskjed.',
    yes: 'Gjenopprett',
  },
  reason: 'Kvifor?',
  reason_help: 'Dei som er påmelde, får lese dette.',
  reason_required: 'Skriv kvifor, med minst fem teikn.',
  optional: 'valfritt',
  no: 'Avbryt',
  close: 'Lukk',
  times: {
    title: 'Tidspunkt',
    past: 'Sjå tidlegare tidspunkt',
    coming: 'Sjå komande tidspunkt',
    none: 'Ingen tidspunkt her.',
    attending: (count) => (count === 1 ? '1 påmeld' : `${count} påmelde`),
    attending_of: (count, most) => `${count} av ${most}`,
    waiting: (count) => `${count} på venteliste`,
    cancelled: 'Avlyst',
    hidden: 'Skjult',
    changed: 'Endra',
    menu: (when) => `Val for ${when}`,
    edit: 'Endre',
    cancel: 'Avlys',
    restore: 'Angre avlysing',
    hide: 'Skjul',
    show: 'Vis igjen',
    participants: 'Deltakarar',
    door: 'Innsjekk',
    pages: {
      label: 'Sider med tidspunkt',
      previous: 'Førre',
      next: 'Neste',
      page: (number) => `Side ${number}`,
    },
    failed: 'Vi klarte ikkje å hente tidspunkta.',
  },
  edit_time: {
    title: 'Endre tidspunktet',
    day: 'Dag',
    end_day: 'Sluttdag',
    starts: 'Startar',
    ends: 'Sluttar',
    capacity: 'Talet på plassar',
    capacity_help: 'Lat feltet stå tomt dersom alle får plass.',
    scope: 'Kva skal endrast?',
    scopes: {
      one: { label: 'Berre denne gongen', help: 'Dei andre blir som dei er.' },
      following: { label: 'Denne og dei som kjem etter', help: 'Dei blir flytta like mange dagar.' },
      all: { label: 'Alle som er att', help: 'Dei blir flytta like mange dagar.' },
    },
    notify: 'Gi beskjed til dei som er påmelde',
    save: 'Lagre',
    date_required: 'Du må velje ein dato',
    time_required: 'Skriv klokkeslettet som TT:MM, til dømes 18:30',
    turned: 'Starten kan ikkje vere etter slutten',
    capacity_invalid: 'Talet på plassar må vere eit heilt tal',
    at_stake: (count) =>
      count === 1
        ? 'Éin er påmeld til ein gong som blir flytta. Kva skal skje med påmeldinga?'
        : `${count} er påmelde til gonger som blir flytta. Kva skal skje med påmeldingane?`,
    keep: 'Dei får behalde plassen',
    cancel_participations: 'Meld dei av',
  },
  cancel_time: {
    title: 'Vil du avlyse denne gongen?',
    text: (when, count) =>
      count === 0
        ? `${when} blir ståande som avlyst. Ingen er påmelde.`
        : count === 1
          ? `${when} blir ståande som avlyst. Den som er påmeld, får beskjed.`
          : `${when} blir ståande som avlyst. Dei ${count} som er påmelde, får beskjed.`,
    yes: 'Avlys',
  },
  export: { ...exportMenu, file: 'aktivitetar' },
  list: {
    title: 'Aktivitetane dykkar',
    new: 'Ny aktivitet',
    states: { upcoming: 'Komande', draft: 'Kladdar', past: 'Tidlegare' },
    states_label: 'Kva aktivitetar',
    search: 'Søk i aktivitetane',
    search_button: 'Søk',
    nothing: {
      upcoming: 'Ingenting er sett opp framover. Lag ein ny aktivitet, så kjem han her.',
      draft: 'Ingen kladdar.',
      past: 'Ingen tidlegare aktivitetar enno.',
    },
    no_hits: (words) => `Ingen treff på «${words}».`,
    untitled: 'Utan namn',
    cancelled: 'Avlyst',
    cohosted: 'Medarrangør',
    belongs_to: (name) => `Arrangør: ${name}`,
    completed: 'Fullført oppdrag',
    no_time: 'Utan tidspunkt',
    times: (count) => (count === 1 ? '1 gong' : `${count} gonger`),
    changed: (when) => `Endra ${when}`,
    edit: 'Rediger',
    go_on: 'Hald fram',
    participants: 'Deltakarar',
    door: 'Innsjekk',
    copy: 'Kopier',
    action_of: (action, name) => `${action}: ${name}`,
    more: 'Vis fleire',
    failed: 'Vi klarte ikkje å hente aktivitetane.',
  },
};
