export const nb = {
  title: (place: string) => `${place} avslutter tjenesten`,
  text: 'Aktivitetene og arrangørene vises ikke lenger her. Takk til alle som har bidratt.',
  remains: 'Dette kan du fortsatt gjøre',
  remainsAccount: 'Logge inn, hente ut opplysningene dine og slette brukeren din.',
  remainsElsewhere: 'Finne aktiviteter i kommunene rundt deg.',
  remainsHelp: 'Skrive til oss hvis du lurer på noe.',
  fetch: 'Hent det som er ditt',
  elsewhere: 'Velg en annen kommune',
};
