export const nb = {
  you_are_here: 'Du er her',
  activities: 'Aktiviteter',
  organisers: 'Arrangører',
  back_to: (name: string) => `Tilbake til ${name}`,
};
