export const nb = {
  label: 'Kommunekontoret',
  current: 'Kommunekontoret:',
  municipality: 'Kommune',
  rooms: {
    organisations: 'Arrangører',
    accounts: 'Fritidskontoer',
    scheme: 'Ordningen',
    tickets: 'Billetter',
    equipment: 'Utstyr',
    culture: 'Kulturkort',
    certificates: 'Sertifikater',
    screens: 'Skjermer',
    reports: 'Meldt inn',
    studio: 'Utseende',
    audit: 'Revisjon',
  },
};
