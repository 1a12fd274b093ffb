import type { ExportMessages } from '../../export-messages.ts';
import type { LettersFor } from '../../letter.ts';

export const exportLetters: LettersFor<ExportMessages> = {
  exportReady: ({ name, list, time, url }) => ({
    subject: `Filen fra ${list} er klar`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`Filen du ba om fra ${list}, er klar. Du kan laste den ned til klokken ${time}.`],
    action: { text: 'Last ned filen', url },
    sms: `Filen du ba om, er klar til klokken ${time}: ${url}`,
  }),
};
