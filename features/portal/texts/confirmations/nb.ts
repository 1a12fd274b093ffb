type Named = { name: string };
type Left = Named & { when: string; is_waiting: boolean };
type Conditions = Named & { data_processing_url: string };
type Days = Named & { days: readonly string[] };
type Attended = Named & { attendees_count: number };

/** All of a season's days, and of more than that the first ones. */
const listed = (days: readonly string[]): string =>
  days.length > 12
    ? `${days.slice(0, 10).join(', ')} og ${days.length - 10} til`
    : `${days.slice(0, -1).join(', ')} og ${days.at(-1)}`;

/** DLG-02: each kind's question, and what a yes leads to. */
export const nb = {
  close: 'Lukk',
  buttons: {
    yes_no: { confirm: 'Ja', cancel: 'Nei' },
    cancel_delete: { confirm: 'Slett', cancel: 'Avbryt' },
    decline_accept: { confirm: 'Godta', cancel: 'Avslå' },
  },
  links: {
    privacy: 'Personvernerklæringen (åpnes i ny fane)',
    data_processing: 'Databehandleravtalen (åpnes i ny fane)',
  },
  kinds: {
    delete_photo: { title: 'Vil du slette bildet?', text: 'Bildet blir borte for godt.' },
    delete_document: {
      title: 'Vil du slette dokumentet?',
      text: ({ name }: Named) => `«${name}» blir borte for godt.`,
    },
    delete_organisation: {
      title: 'Vil du slette organisasjonen?',
      text: ({ name }: Named) => `${name} blir borte for alle, med alt som hører til. Du kan ikke angre.`,
    },
    delete_event: {
      title: 'Vil du slette aktiviteten?',
      text: ({ name }: Named) => `«${name}» blir borte for alle. Du kan ikke angre.`,
    },
    delete_thread: {
      title: 'Vil du slette samtalen?',
      text: ({ is_direct }: { is_direct: boolean }) =>
        is_direct
          ? 'Meldingene blir borte for deg. Den andre beholder sine.'
          : 'Samtalen og alle meldingene blir borte for godt, for alle som er med.',
    },
    delete_certificate: {
      title: 'Vil du slette sertifikatet?',
      text: ({ name }: Named) => `«${name}» kan ikke gis til flere. De som har det, beholder det.`,
    },
    delete_post: { title: 'Vil du slette innlegget?', text: 'Innlegget blir borte for godt, med kommentarene.' },
    delete_comment: { title: 'Vil du slette kommentaren?', text: 'Kommentaren blir borte for godt.' },
    delete_message: {
      title: 'Vil du slette meldingen?',
      text: 'Ingen kan lese den lenger. De andre ser at noe er slettet.',
    },
    delete_user: {
      title: 'Vil du slette brukeren?',
      text: ({ name }: Named) => `Kontoen til ${name} blir slettet, og kan ikke brukes mer. Du kan ikke angre.`,
    },
    cancel_event: {
      title: 'Vil du avlyse aktiviteten?',
      text: ({ name, attendees_count }: Attended) =>
        attendees_count === 0
          ? `«${name}» blir stående som avlyst. Ingen er påmeldt.`
          : attendees_count === 1
            ? `«${name}» blir stående som avlyst. Den som er påmeldt, får beskjed.`
            : `«${name}» blir stående som avlyst. De ${attendees_count} som er påmeldt, får beskjed.`,
    },
    restore_event: {
      title: 'Vil du gjenopprette aktiviteten?',
      text: ({ name }: Named) => `«${name}» er ikke lenger avlyst, og går som planlagt.`,
    },
    save_draft: {
      title: 'Vil du lagre en kladd?',
      text: 'Da kan du fortsette senere, der du slapp. Svarer du nei, blir det du har skrevet, borte.',
    },
    organisation_invitation: {
      title: 'Vil du bli med?',
      text: ({ name }: Named) => `${name} har invitert deg.`,
    },
    leave_page: {
      title: 'Du har ikke lagret',
      text: 'Du mister endringene som ikke er lagret, hvis du går videre uten å lagre. Vil du fortsette?',
    },
    sign_up: {
      title: 'Vil du melde deg på?',
      text: ({ name, when }: Named & { when: string }) => `Du var i ferd med å melde deg på «${name}» (${when}).`,
    },
    sign_up_all: {
      title: 'Vil du melde deg på alle gangene?',
      text: ({ name, days, full_count }: Days & { full_count: number }) =>
        `Du blir meldt på «${name}» ${days.length} ganger: ${listed(days)}.` +
        (full_count === 0 ? '' : ' Der det er fullt, kommer du på venteliste.'),
    },
    leave_all: {
      title: 'Vil du melde deg av alle gangene?',
      text: ({ name, days }: Days) => `Du gir fra deg plassen på «${name}» ${days.length} ganger: ${listed(days)}.`,
    },
    leave_event: {
      title: 'Vil du melde deg av?',
      text: ({ name, when, is_waiting }: Left) =>
        is_waiting
          ? `Du mister plassen din på ventelisten til «${name}» (${when}).`
          : `Du mister plassen din på «${name}» (${when}).`,
    },
    leave_organisation: {
      title: 'Vil du gå ut av organisasjonen?',
      text: ({ name }: Named) => `Du er ikke lenger med i ${name}, og mister tilgangen du har der.`,
    },
    leave_thread: {
      title: 'Vil du forlate samtalen?',
      text: 'Du kan ikke lese eller skrive her lenger. De andre ser at du går.',
    },
    remove_from_thread: {
      title: 'Vil du fjerne personen fra samtalen?',
      text: ({ name }: Named) => `${name} kan ikke lese eller skrive her lenger. Alle som er med, ser det.`,
    },
    block_person: {
      title: 'Vil du blokkere personen?',
      text: ({ name }: Named) =>
        `Du og ${name} kan ikke skrive til hverandre lenger. ${name} får ikke vite det. Du kan oppheve det senere.`,
    },
    decline_co_organiser: {
      title: 'Vil du takke nei til å være medarrangør?',
      text: ({ name }: Named) => `Dere blir ikke stående som medarrangør for «${name}».`,
    },
    change_event_period: {
      title: 'Vil du endre perioden?',
      text: ({ attendees_count }: Pick<Attended, 'attendees_count'>) =>
        attendees_count === 0
          ? 'Ingen er påmeldt, så ingen mister plassen sin.'
          : attendees_count === 1
            ? 'Den som er påmeldt, blir meldt av og får beskjed.'
            : `De ${attendees_count} som er påmeldt, blir meldt av og får beskjed.`,
    },
    remove_culture_card: {
      title: 'Vil du fjerne kulturkortet?',
      text: ({ name }: Named) => `${name} kan ikke bruke kortet lenger.`,
    },
    remove_participant: {
      title: 'Vil du fjerne deltakeren?',
      text: ({ name }: Named) => `${name} mister plassen sin.`,
    },
    accept_conditions: {
      title: 'Godtar du vilkårene?',
      text: ({ name }: Conditions) =>
        `Du svarer for ${name}. Les hvordan personopplysninger blir behandlet, før du svarer. Når vilkårene er godtatt, kan dere publisere aktiviteter og laste ned lister over deltakere.`,
    },
    complete_assignment: {
      title: 'Er oppdraget utført?',
      text: ({ name }: Named) => `«${name}» blir merket som fullført.`,
    },
    notify_users: {
      title: 'Vil du gi beskjed om endringene?',
      text: ({ count }: { count: number }) =>
        count === 1 ? 'Én person får melding om det som er nytt.' : `${count} personer får melding om det som er nytt.`,
    },
  },
};
