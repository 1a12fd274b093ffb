export const nb = {
  label: 'Kommunekontoret',
  current: 'Kommunekontoret:',
  rooms: {
    organisations: 'Arrangører',
    accounts: 'Fritidskontoer',
    scheme: 'Ordningen',
    certificates: 'Sertifikater',
    reports: 'Meldt inn',
    audit: 'Revisjon',
  },
};
