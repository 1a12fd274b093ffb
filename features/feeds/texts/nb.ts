export const nb = {
  take_along: {
    title: 'Abonner på listen',
    intro:
      'Følg listen du har filtrert fram, i kalenderen, i nyhetsleseren eller på nettsiden din. Den oppdateres automatisk.',
    close: 'Lukk',
    copy: 'Kopier',
    copy_what: (what: string) => `Kopier: ${what}`,
    copied: 'Kopiert',
    copy_failed: 'Nettleseren lot oss ikke kopiere. Merk teksten og kopier selv.',
    calendar: {
      title: 'I kalenderen din',
      text: 'Abonner, så dukker nye aktiviteter opp i kalenderen på telefonen eller PC-en.',
      action: 'Abonner',
      address: 'Adresse til kalenderen',
    },
    rss: {
      title: 'Som nyhetsstrøm (RSS)',
      text: 'For deg som bruker en nyhetsleser.',
      address: 'Adresse til nyhetsstrømmen',
    },
    embed: {
      title: 'På nettsiden deres',
      text: 'Lim koden inn der listen skal vises. Kommunen må ha godkjent nettstedet først.',
      address: 'Kode til nettsiden',
    },
    slideshow: {
      title: 'På en infoskjerm',
      text: 'Åpne adressen i fullskjerm. Sidene blar av seg selv.',
      address: 'Adresse til infoskjermen',
    },
  },
  embed: {
    title: (inPlace: string) => `Dette skjer ${inPlace}`,
    more: 'Se alt som skjer',
    new_tab: '(åpnes i ny fane)',
    empty: 'Ingen aktiviteter framover akkurat nå.',
    from: 'Fra Nabolag',
  },
};
