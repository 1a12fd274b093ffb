const ticks = (count: number) => (count === 1 ? '1 avkryssing' : `${count} avkryssinger`);

export const nb = {
  network: {
    waiting: (count: number) => `${ticks(count)} venter på nett`,
    kept: 'De er lagret på telefonen, og sendes av seg selv.',
    offline: 'Uten nett. Du kan krysse av som vanlig.',
    as_of: (when: string) => `Listen er fra ${when}.`,
    not_lasting: 'Denne nettleseren lagrer ikke noe. Hold siden åpen til alt er sendt.',
    refused: (count: number) =>
      count === 1
        ? 'En kode ble ikke godtatt da nettet kom tilbake.'
        : `${count} koder ble ikke godtatt da nettet kom tilbake.`,
    seen: 'Greit',
  },
  camera: {
    start: 'Skann koder',
    stop: 'Slå av kameraet',
    starting: 'Starter kameraet …',
    hint: 'Hold koden foran kameraet',
    label: 'Bildet fra kameraet',
    torch: 'Lys',
    paused: 'Kameraet er slått av for å spare strøm.',
    resume: 'Fortsett å skanne',
    denied: 'Vi får ikke bruke kameraet. Gi siden tilgang i innstillingene til nettleseren.',
    missing: 'Vi fant ikke noe kamera.',
    failed: 'Kameraet lot seg ikke starte. Prøv igjen.',
  },
  code: {
    kept: 'Uten nett. Dette er kodene du har på denne enheten.',
    label: (title: string) => `QR-kode for ${title}`,
    digits: 'Eller si disse sifrene:',
    show_big: 'Vis stor',
    close: 'Lukk',
    print: 'Skriv ut',
    hint: 'Vis koden i skranken. Den virker også uten nett.',
  },
};
