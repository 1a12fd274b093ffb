import type { Role } from '#features/vocabulary/roles.ts';
import type { Locale } from '#platform/language/locale.ts';

/** MEM-01: what the roles are called, also in messages. */
export const ROLE_NAMES: Record<Locale, Record<Role, string>> = {
  nb: { applicant: 'Søker', member: 'Medlem', moderator: 'Koordinator', admin: 'Administrator' },
  nn: { applicant: 'Søkjar', member: 'Medlem', moderator: 'Koordinator', admin: 'Administrator' },
  en: { applicant: 'Applicant', member: 'Member', moderator: 'Coordinator', admin: 'Administrator' },
};
