import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  title: 'Demopostkassa',
  eyebrow: 'Berre i demoen',
  lead: 'Her blir ingenting sendt ut. Alle e-postar og SMS-ar som portalen ville ha sendt, hamnar her i staden.',
  search_label: 'Søk etter mottakar',
  search_placeholder: 'E-post eller mobilnummer',
  search_button: 'Søk',
  list: 'Meldingar, dei nyaste først',
  count: (messages) => (messages === 1 ? '1 melding' : `${messages} meldingar`),
  loading: 'Hentar meldingane',
  email: 'E-post',
  sms: 'SMS',
  sms_to: (to) => `SMS til ${to}`,
  to: 'Til',
  sent: 'Tid',
  attachment: 'Vedlegg',
  code: 'Kode',
  waiting: 'Ventar på å bli lagd i postkassa',
  gone: 'Innhaldet er ikkje lagra lenger.',
  back: 'Alle meldingar',
  empty_title: 'Postkassa er tom',
  empty_text: 'Be om ein kode eller lag ein brukar, så dukkar meldinga opp her av seg sjølv.',
  nothing_found_title: 'Ingen meldingar til denne mottakaren',
  nothing_found_text: (to) => `Det er ikkje sendt noko til «${to}». Sjekk at du har skrive rett.`,
  show_all: 'Vis alle meldingar',
};
