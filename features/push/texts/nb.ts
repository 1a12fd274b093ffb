export const nb = {
  label: 'Varsel på denne enheten',
  help: 'Varselet sier hva du er påmeldt og når det er. Det kan vises når skjermen er låst.',
  obstacles: {
    home_screen:
      'På iPhone og iPad må du først legge Nabolag til på Hjem-skjermen. Trykk på Del-knappen i Safari, velg «Legg til på Hjem-skjermen», og åpne Nabolag derfra.',
    unsupported: 'Denne nettleseren kan ikke vise varsler. Bruk en annen nettleser, eller velg e-post eller SMS.',
    denied:
      'Nettleseren avviser varsler fra denne siden. Åpne innstillingene for nettstedet, tillat varsler, og last siden på nytt.',
  },
  trouble: {
    dismissed: 'Nettleseren fikk ikke noe svar. Prøv igjen, og velg «Tillat» når den spør.',
    failed: 'Vi klarte ikke å slå på varsler. Sjekk at du er på nett, og prøv igjen.',
    not_off: 'Vi klarte ikke å slå av varsler. Sjekk at du er på nett, og prøv igjen.',
  },
  others: 'Her får du også varsel',
  unknown_agent: 'Ukjent nettleser',
  since: (date: string) => `Slått på ${date}`,
  turn_off: 'Slå av',
  turn_off_of: (agent: string) => `Slå av varsel på ${agent}`,
};
