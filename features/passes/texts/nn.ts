import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

const ticks = (count: number) => (count === 1 ? '1 avkryssing' : `${count} avkryssingar`);

export const nn: TextsLike<typeof nb> = {
  network: {
    waiting: (count) => `${ticks(count)} ventar på nett`,
    kept: 'Dei er lagra på telefonen, og blir sende av seg sjølve.',
    offline: 'Utan nett. Du kan krysse av som vanleg.',
    as_of: (when) => `Lista er frå ${when}.`,
    not_lasting: 'Denne nettlesaren lagrar ikkje noko. Hald sida open til alt er sendt.',
    refused: (count) =>
      count === 1
        ? 'Ein kode vart ikkje godteken då nettet kom tilbake.'
        : `${count} kodar vart ikkje godtekne då nettet kom tilbake.`,
    seen: 'Greitt',
  },
  camera: {
    start: 'Skann kodar',
    stop: 'Slå av kameraet',
    starting: 'Startar kameraet …',
    hint: 'Hald koden framfor kameraet',
    label: 'Biletet frå kameraet',
    torch: 'Lys',
    paused: 'Kameraet er slått av for å spare straum.',
    resume: 'Hald fram med å skanne',
    denied: 'Vi får ikkje bruke kameraet. Gi sida tilgang i innstillingane til nettlesaren.',
    missing: 'Vi fann ikkje noko kamera.',
    failed: 'Kameraet lét seg ikkje starte. Prøv igjen.',
  },
  code: {
    kept: 'Utan nett. Dette er kodane du har på denne eininga.',
    label: (title) => `QR-kode for ${title}`,
    digits: 'Eller sei desse sifra:',
    show_big: 'Vis stor',
    close: 'Lukk',
    print: 'Skriv ut',
    hint: 'Vis koden i skranken. Han verkar òg utan nett.',
  },
};
