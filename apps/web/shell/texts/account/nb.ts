export const nb = {
  menu: (name: string) => `Min side, ${name}`,
  profile: 'Profil',
  settings: 'Innstillinger',
  missing: 'E-post eller telefon mangler',
  findUser: 'Finn bruker',
  logOut: 'Logg ut',
  loggedOut: 'Du er logget ut',
  readonly: 'Lesemodus: du kan se alt, men ingenting blir lagret.',
  acting: (admin: string, name: string, time: string) => `${admin} er logget inn som ${name}, til ${time}.`,
  stopActing: 'Avslutt',
};
