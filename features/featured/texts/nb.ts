export const nb = {
  title: 'Kommunen anbefaler',
};
