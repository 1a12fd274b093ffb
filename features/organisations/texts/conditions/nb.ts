/** DLG-02: what waits until an admin has accepted the conditions, and the way to do it. */
export const nb = {
  title: 'Vilkårene er ikke godtatt ennå',
  text: (name: string) =>
    `${name} kan lage utkast, men ikke publisere aktiviteter eller laste ned lister over personer før en administrator har godtatt vilkårene.`,
  declined: 'En administrator har svart nei. Det svaret kan dere gjøre om.',
  ask_admin: 'Be en administrator i organisasjonen om å godta dem.',
  action: 'Les og godta',
  accepted: (name: string) => `Vilkårene er godtatt for ${name}.`,
};
