import type { Locale } from '#platform/language/locale.ts';
import type { CertificateCategory } from '../rules.ts';

export const CATEGORY_NAMES: Record<Locale, Record<CertificateCategory, string>> = {
  nb: {
    safety: 'Førstehjelp og sikkerhet',
    coaching: 'Trenere og ledere',
    driving: 'Førerkort og maskiner',
    course: 'Kurs og opplæring',
    duty: 'Verv og ansvar',
    other: 'Annet',
  },
  nn: {
    safety: 'Førstehjelp og tryggleik',
    coaching: 'Trenarar og leiarar',
    driving: 'Førarkort og maskiner',
    course: 'Kurs og opplæring',
    duty: 'Verv og ansvar',
    other: 'Anna',
  },
  en: {
    safety: 'First aid and safety',
    coaching: 'Coaches and leaders',
    driving: 'Driving and machines',
    course: 'Courses and training',
    duty: 'Offices and duties',
    other: 'Other',
  },
};
