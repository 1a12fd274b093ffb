import type { OrganisationMessages } from '../../contract.ts';
import type { LettersFor } from '../../letter.ts';

export const organisationLetters: LettersFor<OrganisationMessages> = {
  organisationRequested: ({ name, organisation, person, url }, portal) => ({
    subject: 'A new organiser is waiting for an answer',
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `${person} would like ${organisation} to become an organiser on ${portal}.`,
      'See what the register says about them, and whether anything needs a closer look, before you accept or decline.',
    ],
    action: { text: 'See the request', url },
    afterwards: [
      'Everyone who looks after the municipality’s organisers has received this e-mail. The first answer counts.',
    ],
    sms: `A new organiser is waiting for an answer: ${url}`,
  }),
  organisationAccepted: ({ name, organisation, url }, portal) => ({
    subject: 'Your organiser page has been accepted',
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `Welcome! ${organisation} is now an organiser on ${portal}, and everyone can see your page.`,
      'You own the page. You can say more about yourselves, add pictures and invite others to help.',
    ],
    action: { text: 'Open your page', url },
    sms: `Your organiser page has been accepted. See it here: ${url}`,
  }),
  organisationDeclined: ({ name, organisation, reason, url }, portal) => ({
    subject: 'Your organiser page was not accepted',
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `You have asked for a page for ${organisation} on ${portal}. The municipality has not accepted it.`,
      `This is why: ${reason}`,
      'If that can be fixed, you are welcome to ask again.',
    ],
    action: { text: 'Ask again', url },
    sms: `Your organiser page was not accepted. Read why: ${url}`,
  }),
};
