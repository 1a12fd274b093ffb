import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

const ticks = (count: number) => (count === 1 ? '1 tick' : `${count} ticks`);

export const en: TextsLike<typeof nb> = {
  network: {
    waiting: (count) => `${ticks(count)} waiting for a connection`,
    kept: 'They are saved on this phone and will be sent automatically.',
    offline: 'No connection. You can tick people off as usual.',
    as_of: (when) => `The list is from ${when}.`,
    not_lasting: 'This browser cannot save anything. Keep the page open until everything has been sent.',
    refused: (count) =>
      count === 1
        ? 'One code was not accepted when the connection came back.'
        : `${count} codes were not accepted when the connection came back.`,
    seen: 'OK',
  },
  camera: {
    start: 'Scan codes',
    stop: 'Turn the camera off',
    starting: 'Starting the camera …',
    hint: 'Hold the code in front of the camera',
    label: 'The picture from the camera',
    torch: 'Light',
    paused: 'The camera has been turned off to save power.',
    resume: 'Continue scanning',
    denied: 'We are not allowed to use the camera. Give the page access in your browser’s settings.',
    missing: 'We found no camera.',
    failed: 'The camera would not start. Try again.',
  },
  code: {
    kept: 'No connection. These are the codes you have on this device.',
    label: (title) => `QR code for ${title}`,
    digits: 'Or say these digits:',
    show_big: 'Show large',
    close: 'Close',
    print: 'Print',
    hint: 'Show the code at the desk. It works without a connection, too.',
  },
};
