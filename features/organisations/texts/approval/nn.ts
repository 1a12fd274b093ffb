import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  page_title: 'Godkjenning av arrangørar',
  lead: 'Bestem om nye arrangørar skal godkjennast for hand, eller med ein gong når Einingsregisteret stadfestar dei.',
  mode: 'Slik blir nye arrangørar godkjende',
  modes: { by_hand: 'For hand', by_rule: 'Etter regel' },
  mode_help: {
    by_hand: 'De ser på kvar førespurnad og svarar.',
    by_rule:
      'Dei som står i registeret med same namn, rett form og i kommunen dykkar, blir godkjende med ein gong. Resten svarar de på for hand.',
  },
  warning:
    'Registeret seier ikkje kven som spør. Den som kjenner namnet og nummeret, kan be om sida. De kan stoppe ein arrangør når som helst.',
  forms_legend: 'Organisasjonsformer som blir godkjende med ein gong',
  forms: {
    FLI: 'Foreining, lag eller innretning',
    STI: 'Stifting',
    SA: 'Samvirkeføretak',
    KIRK: 'Den norske kyrkja',
    ORGL: 'Organisasjonsledd',
    KOMM: 'Kommune',
  },
  reason: 'Grunn',
  reason_help: 'Blir lagra med endringa, til dømes vedtaket ho byggjer på.',
  reason_required: 'Skriv ein grunn på minst fem teikn.',
  save: 'Lagre',
  saved: 'Reglane er endra',
  history: 'Endringar',
  version: (version, day, by) => (by ? `Versjon ${version}, ${day}, ${by}` : `Versjon ${version}, ${day}`),
  never: 'Ingen har endra reglane. Alt blir godkjent for hand.',
  read_only: 'Berre administratorar kan endre dette.',
  failed: 'Vi klarte ikkje å hente reglane.',
};
