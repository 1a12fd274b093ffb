import type { ExportMessages } from '../../export-messages.ts';
import type { LettersFor } from '../../letter.ts';

export const exportLetters: LettersFor<ExportMessages> = {
  exportReady: ({ name, list, time, url }) => ({
    subject: `The file from ${list} is ready`,
    greeting: `Hi, ${name}!`,
    paragraphs: [`The file you asked for from ${list} is ready. You can download it until ${time}.`],
    action: { text: 'Download the file', url },
    sms: `The file you asked for is ready until ${time}: ${url}`,
  }),
};
