export const nb = {
  label: 'Fritidskonto',
  here: 'Du kan betale med Fritidskonto her',
  pay_for: (name: string) => `Betal for ${name}`,
};
