import type { BulkMessageTemplates } from '../../circular-messages.ts';
import { type LettersFor, paragraphsIn } from '../../letter.ts';
import { nameInSms, smsBody } from '../../sms-text.ts';

export const bulkMessageLetters: LettersFor<BulkMessageTemplates> = {
  circular: ({ organisation, person, subject, lines, files, url }) => ({
    subject: `${organisation}: ${subject}`,
    greeting: 'Hello!',
    paragraphs: [`${person} writes to the members of ${organisation}:`, ...paragraphsIn(lines)],
    files,
    action: { text: 'See the organiser’s page', url },
    afterwards: [
      `You get this e-mail because you belong to ${organisation}. You can choose who may e-mail you in your profile.`,
    ],
    sms: `New message from ${organisation}: ${url}`,
  }),
  attendeeCircular: ({ organisation, person, event, subject, lines, url }) => ({
    subject: `${event}: ${subject}`,
    greeting: 'Hello!',
    paragraphs: [`${person} of ${organisation} writes to the participants of ${event}:`, ...paragraphsIn(lines)],
    action: { text: 'See the activity', url },
    afterwards: [
      `You get this e-mail because you are on the list of participants. In your profile you choose whether you want e-mail from ${organisation}.`,
    ],
    sms: `You have a new message about ${event}: ${url}`,
  }),
  officeLetter: ({ name, municipality, organisation, person, subject, lines, url }) => ({
    subject: `${municipality}: ${subject}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [`${person} of ${municipality} writes to the organisers:`, ...paragraphsIn(lines)],
    action: { text: 'To the dashboard', url },
    afterwards: [`You get this e-mail because you answer for ${organisation}. Your reply goes straight to ${person}.`],
    sms: `New message from ${municipality}: ${url}`,
  }),
  contactMessage: ({ name, organisation, person, subject, lines, files }) => ({
    subject: subject ? `${organisation}: ${subject}` : `Message to ${organisation}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [`${person} writes to you as a contact person of ${organisation}:`, ...paragraphsIn(lines)],
    files,
    afterwards: [
      `Reply to this e-mail and your answer goes straight to ${person}.`,
      'Be careful with links and files from people you do not know.',
    ],
    sms: `${person} has written to ${organisation}. See your e-mail.`,
  }),
  smsCircular: ({ organisation, lines }) => ({
    subject: `Message from ${organisation}`,
    greeting: 'Hello!',
    paragraphs: [`${organisation} writes:`, ...paragraphsIn(lines)],
    sms: smsBody(lines),
    sms_from: nameInSms(organisation),
  }),
  smsSenderProposed: ({ name, organisation, sender, person, url }) => ({
    subject: `The sender name ${sender} is waiting for an answer`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `${person} wants ${organisation} to send SMS as ${sender}.`,
      'Approve the name only if nobody can mistake it for someone else. Until it has been answered, their SMS come from the portal.',
    ],
    action: { text: 'See the sender name', url },
    afterwards: [
      'Everyone who looks after the municipality’s organisers has received this e-mail. The first answer counts.',
    ],
    sms: `A sender name is waiting for an answer: ${url}`,
  }),
  smsSenderApproved: ({ name, organisation, sender, url }) => ({
    subject: `The sender name ${sender} has been approved`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `The municipality has approved that ${organisation} sends SMS as ${sender}.`,
      'The name is used from the next SMS you send.',
    ],
    action: { text: 'See the SMS settings', url },
    sms: `Your sender name has been approved: ${url}`,
  }),
  smsSenderRefused: ({ name, organisation, sender, reason, url }) => ({
    subject: `The sender name ${sender} was not approved`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `${organisation} has proposed ${sender} as the sender of its SMS. The municipality has not approved the name.`,
      `This is why: ${reason}`,
      'You can still send SMS, but they come from the portal. You are welcome to propose another name.',
    ],
    action: { text: 'Propose another name', url },
    sms: `Your sender name was not approved. Read why: ${url}`,
  }),
};
