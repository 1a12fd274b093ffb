export const nb = {
  label: 'Kommunekontoret',
  current: 'Kommunekontoret:',
  rooms: {
    organisations: 'Arrangører',
    accounts: 'Fritidskontoer',
    scheme: 'Ordningen',
    reports: 'Meldt inn',
    audit: 'Revisjon',
  },
};
