export const nb = {
  title: 'Roller som krever sertifikat',
  lead: 'Ingen får rollen uten å ha sertifikatet. De som har rollen fra før, beholder den.',
  fields: { moderator: 'For å bli koordinator', admin: 'For å bli administrator' },
  nothing: 'Ikke noe sertifikat',
  lacking: (names: readonly string[]) =>
    `Har rollen uten et sertifikat som gjelder: ${new Intl.ListFormat('nb').format(names)}.`,
  failed: 'Vi klarte ikke å hente hva rollene krever.',
  save: 'Lagre',
  saved: 'Lagret. Det gjelder fra nå av.',
};
