export const nb = {
  page_title: 'Godkjenning av arrangører',
  lead: 'Bestem om nye arrangører skal godkjennes for hånd, eller med en gang når Enhetsregisteret bekrefter dem.',
  mode: 'Slik godkjennes nye arrangører',
  modes: { by_hand: 'For hånd', by_rule: 'Etter regel' },
  mode_help: {
    by_hand: 'Dere ser på hver forespørsel og svarer.',
    by_rule:
      'De som står i registeret med samme navn, rett form og i kommunen deres, godkjennes med en gang. Resten svarer dere på for hånd.',
  },
  warning:
    'Registeret sier ikke hvem som spør. Den som kjenner navnet og nummeret, kan be om siden. Dere kan stoppe en arrangør når som helst.',
  forms_legend: 'Organisasjonsformer som godkjennes med en gang',
  forms: {
    FLI: 'Forening, lag eller innretning',
    STI: 'Stiftelse',
    SA: 'Samvirkeforetak',
    KIRK: 'Den norske kirke',
    ORGL: 'Organisasjonsledd',
    KOMM: 'Kommune',
  },
  reason: 'Grunn',
  reason_help: 'Lagres med endringen, for eksempel vedtaket den bygger på.',
  reason_required: 'Skriv en grunn på minst fem tegn.',
  save: 'Lagre',
  saved: 'Reglene er endret',
  history: 'Endringer',
  version: (version: number, day: string, by: string | null) =>
    by ? `Versjon ${version}, ${day}, ${by}` : `Versjon ${version}, ${day}`,
  never: 'Ingen har endret reglene. Alt godkjennes for hånd.',
  read_only: 'Bare administratorer kan endre dette.',
  failed: 'Vi klarte ikke å hente reglene.',
};
