/** Streets that most towns have, as they are written in bokmål and in nynorsk municipalities. */
export const STREET_NAMES: Readonly<Record<'nb' | 'nn', readonly string[]>> = {
  nb: ['Storgata', 'Kirkeveien', 'Skoleveien', 'Idrettsveien', 'Parkveien', 'Strandgata', 'Torggata', 'Fjordveien'],
  nn: [
    'Storgata',
    'Kyrkjevegen',
    'Skulevegen',
    'Idrettsvegen',
    'Parkvegen',
    'Strandvegen',
    'Sentrumsvegen',
    'Fjordvegen',
  ],
};
