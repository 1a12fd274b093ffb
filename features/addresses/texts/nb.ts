export const nb = {
  label: 'Adresse',
  help: 'Skriv litt av adressen og velg den fra listen.',
  not_chosen: 'Adressen du skrev inn, er ikke gyldig. Skriv en del av den og velg riktig adresse fra listen',
  write_more: 'Skriv litt mer',
  searching: 'Leter etter adressen',
  found: (count: number) =>
    count === 0 ? 'Vi fant ingen adresse som passer' : count === 1 ? 'Én adresse' : `${count} adresser`,
  unavailable: 'Vi får ikke tak i adressene akkurat nå. Prøv igjen om litt.',
};
