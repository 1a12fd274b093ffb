/** What leads to conversations from elsewhere. */
export const nb = {
  icon: 'Meldinger',
  icon_with: (count: number) => (count === 1 ? 'Meldinger, 1 ulest' : `Meldinger, ${count} uleste`),
  event: 'Samtale med deltakerne',
  team: 'Samtale for dere som leder',
  write_to: (name: string) => `Send melding til ${name}`,
};
