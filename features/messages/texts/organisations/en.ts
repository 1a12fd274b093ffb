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
  requestReopened: ({ name, organisation, reason, url }, portal) => ({
    subject: 'The municipality is looking at your request again',
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `You asked for a page for ${organisation} on ${portal}, which was declined. The municipality is now looking at it again.`,
      `They write: “${reason}”`,
      'You will hear from them when they have decided.',
    ],
    action: { text: 'See how it is going', url },
    sms: `The municipality is looking at your request again: ${url}`,
  }),
  organisationSuspended: ({ name, organisation, reason, url }, portal) => ({
    subject: `Suspended: ${organisation}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `The municipality has suspended ${organisation} on ${portal} for now.`,
      `This is why: ${reason}`,
      'Your page and activities are hidden, and nobody can sign up. You can see what you have, but change nothing. Those who are signed up have been told. Nothing has been deleted.',
      'Any questions, or has it been sorted out? Just write to us.',
    ],
    action: { text: 'Open the overview', url },
    sms: `Your organisation has been suspended. Read why: ${url}`,
  }),
  organisationRevoked: ({ name, organisation, reason, url }, portal) => ({
    subject: `No longer approved: ${organisation}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `The municipality has revoked the approval of ${organisation} on ${portal}.`,
      `This is why: ${reason}`,
      'Your page and activities are no longer shown, and the page cannot be used. Those who are signed up have been told. Nothing has been deleted.',
      'Do you think this is wrong? Just write to us.',
    ],
    action: { text: 'Open the overview', url },
    sms: `Your organisation is no longer approved. Read why: ${url}`,
  }),
  organisationReopened: ({ name, organisation, reason, url }, portal) => ({
    subject: `Reopened: ${organisation}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `The municipality has reopened ${organisation} on ${portal}. Everything is as before, and people can sign up.`,
      `They write: “${reason}”`,
      'Those who are signed up have been told.',
    ],
    action: { text: 'Open the overview', url },
    sms: `Your organisation has been reopened: ${url}`,
  }),
};
