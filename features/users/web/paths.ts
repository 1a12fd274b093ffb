import { paths } from '#features/portal/web/paths.ts';

/** The parts of the settings that other pages lead to. */
export const SECTIONS = {
  about: 'om-meg',
  addresses: 'adresser',
  password: 'passord',
  two_factor: 'to-steg',
  certificates: 'sertifikater',
  notifications: 'varsler',
  reminders: 'paminnelser',
  sessions: 'innlogginger',
  data: 'data',
} as const;

export const addressesPath = `${paths.editProfile}#${SECTIONS.addresses}`;
export const exportPath = paths.exportProfile;
