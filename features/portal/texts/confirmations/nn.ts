import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

/** All of a season's days, and of more than that the first ones. */
const listed = (days: readonly string[]): string =>
  days.length > 12
    ? `${days.slice(0, 10).join(', ')} og ${days.length - 10} til`
    : `${days.slice(0, -1).join(', ')} og ${days.at(-1)}`;

export const nn: TextsLike<typeof nb> = {
  close: 'Lukk',
  buttons: {
    yes_no: { confirm: 'Ja', cancel: 'Nei' },
    cancel_delete: { confirm: 'Slett', cancel: 'Avbryt' },
    decline_accept: { confirm: 'Godta', cancel: 'Avslå' },
  },
  links: {
    privacy: 'Personvernfråsegna (blir opna i ny fane)',
    data_processing: 'Databehandlaravtalen (blir opna i ny fane)',
  },
  kinds: {
    delete_photo: { title: 'Vil du slette biletet?', text: 'Biletet blir borte for godt.' },
    delete_document: {
      title: 'Vil du slette dokumentet?',
      text: ({ name }) => `«${name}» blir borte for godt.`,
    },
    delete_organisation: {
      title: 'Vil du slette organisasjonen?',
      text: ({ name }) => `${name} blir borte for alle, med alt som høyrer til. Du kan ikkje angre.`,
    },
    delete_event: {
      title: 'Vil du slette aktiviteten?',
      text: ({ name }) => `«${name}» blir borte for alle. Du kan ikkje angre.`,
    },
    delete_thread: {
      title: 'Vil du slette samtalen?',
      text: ({ is_direct }) =>
        is_direct
          ? 'Meldingane blir borte for deg. Den andre beheld sine.'
          : 'Samtalen og alle meldingane blir borte for godt, for alle som er med.',
    },
    delete_certificate: {
      title: 'Vil du slette sertifikatet?',
      text: ({ name }) => `«${name}» kan ikkje bli gitt til fleire. Dei som har det, får ha det.`,
    },
    delete_post: { title: 'Vil du slette innlegget?', text: 'Innlegget blir borte for godt, med kommentarane.' },
    delete_comment: { title: 'Vil du slette kommentaren?', text: 'Kommentaren blir borte for godt.' },
    delete_message: {
      title: 'Vil du slette meldinga?',
      text: 'Ingen kan lese ho lenger. Dei andre ser at noko er sletta.',
    },
    delete_user: {
      title: 'Vil du slette brukaren?',
      text: ({ name }) => `Kontoen til ${name} blir sletta, og kan ikkje brukast meir. Du kan ikkje angre.`,
    },
    cancel_event: {
      title: 'Vil du avlyse aktiviteten?',
      text: ({ name, attendees_count }) =>
        attendees_count === 0
          ? `«${name}» blir ståande som avlyst. Ingen er påmelde.`
          : attendees_count === 1
            ? `«${name}» blir ståande som avlyst. Den som er påmeld, får beskjed.`
            : `«${name}» blir ståande som avlyst. Dei ${attendees_count} som er påmelde, får beskjed.`,
    },
    restore_event: {
      title: 'Vil du gjenopprette aktiviteten?',
      text: ({ name }) => `«${name}» er ikkje lenger avlyst, og går som planlagt.`,
    },
    save_draft: {
      title: 'Vil du lagre ein kladd?',
      text: 'Då kan du halde fram seinare, der du slapp. Svarar du nei, blir det du har skrive, borte.',
    },
    organisation_invitation: {
      title: 'Vil du bli med?',
      text: ({ name }) => `${name} har invitert deg.`,
    },
    leave_page: {
      title: 'Du har ikkje lagra',
      text: 'Du mistar endringane som ikkje er lagra, dersom du går vidare utan å lagre. Vil du halde fram?',
    },
    sign_up: {
      title: 'Vil du melde deg på?',
      text: ({ name, when }) => `Du var i ferd med å melde deg på «${name}» (${when}).`,
    },
    sign_up_all: {
      title: 'Vil du melde deg på alle gongene?',
      text: ({ name, days, full_count }) =>
        `Du blir meld på «${name}» ${days.length} gonger: ${listed(days)}.` +
        (full_count === 0 ? '' : ' Der det er fullt, kjem du på venteliste.'),
    },
    leave_all: {
      title: 'Vil du melde deg av alle gongene?',
      text: ({ name, days }) => `Du gir frå deg plassen på «${name}» ${days.length} gonger: ${listed(days)}.`,
    },
    leave_event: {
      title: 'Vil du melde deg av?',
      text: ({ name, when, is_waiting }) =>
        is_waiting
          ? `Du mistar plassen din på ventelista til «${name}» (${when}).`
          : `Du mistar plassen din på «${name}» (${when}).`,
    },
    leave_organisation: {
      title: 'Vil du gå ut av organisasjonen?',
      text: ({ name }) => `Du er ikkje lenger med i ${name}, og mistar tilgangen du har der.`,
    },
    leave_thread: {
      title: 'Vil du forlate samtalen?',
      text: 'Du kan ikkje lese eller skrive her lenger. Dei andre ser at du går.',
    },
    remove_from_thread: {
      title: 'Vil du fjerne personen frå samtalen?',
      text: ({ name }) => `${name} kan ikkje lese eller skrive her lenger. Alle som er med, ser det.`,
    },
    block_person: {
      title: 'Vil du blokkere personen?',
      text: ({ name }) =>
        `Du og ${name} kan ikkje skrive til kvarandre lenger. ${name} får ikkje vite det. Du kan oppheve det seinare.`,
    },
    decline_co_organiser: {
      title: 'Vil du takke nei til å vere medarrangør?',
      text: ({ name }) => `De blir ikkje ståande som medarrangør for «${name}».`,
    },
    change_event_period: {
      title: 'Vil du endre perioden?',
      text: ({ attendees_count }) =>
        attendees_count === 0
          ? 'Ingen er påmelde, så ingen mistar plassen sin.'
          : attendees_count === 1
            ? 'Den som er påmeld, blir meld av og får beskjed.'
            : `Dei ${attendees_count} som er påmelde, blir melde av og får beskjed.`,
    },
    remove_culture_card: {
      title: 'Vil du fjerne kulturkortet?',
      text: ({ name }) => `${name} kan ikkje bruke kortet lenger.`,
    },
    remove_participant: {
      title: 'Vil du fjerne deltakaren?',
      text: ({ name }) => `${name} mistar plassen sin.`,
    },
    accept_conditions: {
      title: 'Godtek du vilkåra?',
      text: ({ name }) =>
        `Du svarar for ${name}. Les korleis personopplysningar blir behandla, før du svarar. Når vilkåra er godtekne, kan de publisere aktivitetar og laste ned lister over deltakarar.`,
    },
    complete_assignment: {
      title: 'Er oppdraget utført?',
      text: ({ name }) => `«${name}» blir merkt som fullført.`,
    },
    notify_users: {
      title: 'Vil du gi beskjed om endringane?',
      text: ({ count }) =>
        count === 1
          ? 'Éin person får beskjed om det som er nytt.'
          : `${count} personar får beskjed om det som er nytt.`,
    },
  },
};
