import type { ExportMessages } from '../../export-messages.ts';
import type { LettersFor } from '../../letter.ts';

export const exportLetters: LettersFor<ExportMessages> = {
  exportReady: ({ name, list, time, url }) => ({
    subject: `Fila frå ${list} er klar`,
    greeting: `Hei, ${name}!`,
    paragraphs: [`Fila du bad om frå ${list}, er klar. Du kan laste ho ned til klokka ${time}.`],
    action: { text: 'Last ned fila', url },
    sms: `Fila du bad om, er klar til klokka ${time}: ${url}`,
  }),
};
