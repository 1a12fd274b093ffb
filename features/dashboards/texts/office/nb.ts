export const nb = {
  label: 'Kommunekontoret',
  current: 'Kommunekontoret:',
  rooms: { organisations: 'Arrangører', scheme: 'Ordningen', reports: 'Meldt inn', audit: 'Revisjon' },
};
