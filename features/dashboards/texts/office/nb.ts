export const nb = {
  label: 'Kommunekontoret',
  current: 'Kommunekontoret:',
  municipality: 'Kommune',
  rooms: {
    organisations: 'Arrangører',
    accounts: 'Fritidskontoer',
    scheme: 'Ordningen',
    certificates: 'Sertifikater',
    reports: 'Meldt inn',
    audit: 'Revisjon',
  },
};
