import type { LettersFor } from '../../letter.ts';
import type { MunicipalRole, RightsMessages } from '../../rights-messages.ts';

const ROLES: Record<MunicipalRole, string> = {
  admin: 'administrator',
  support: 'case worker',
  auditor: 'auditor',
};

const withArticle = (role: MunicipalRole): string => (role === 'support' ? `a ${ROLES[role]}` : `an ${ROLES[role]}`);

export const rightsLetters: LettersFor<RightsMessages> = {
  staffInvitation: ({ person, municipality, role, days, url }, portal) => ({
    subject: `Become ${withArticle(role)} for ${municipality}`,
    greeting: 'Hi,',
    paragraphs: [
      `${person} would like to give you access as ${withArticle(role)} for ${municipality} on ${portal}.`,
      'Create an account with this e-mail address, or log in with it, and say yes.',
    ],
    action: { text: 'See the invitation', url },
    afterwards: [
      `The link works for ${days} days, and only once.`,
      'Don’t know what this is? Then you can ignore this e-mail.',
    ],
    sms: `${person} would like to give you access as ${withArticle(role)} for ${municipality}: ${url}`,
  }),
  rightGiven: ({ name, municipality, role, url }, portal) => ({
    subject: `You are ${withArticle(role)} for ${municipality}`,
    greeting: `Hi ${name},`,
    paragraphs: [
      `You have been given access as ${withArticle(role)} for ${municipality} on ${portal}.`,
      'We have logged you out. Log in again with two steps to get to the municipal office.',
      'Did you not expect this? Reply to this e-mail, and we will help you.',
    ],
    action: { text: 'Go to the municipality’s office', url },
    sms: `You are ${withArticle(role)} for ${municipality}. Log in again: ${url}`,
  }),
  rightTaken: ({ name, municipality, role, url }, portal) => ({
    subject: `You are no longer ${withArticle(role)} for ${municipality}`,
    greeting: `Hi ${name},`,
    paragraphs: [
      `Your access as ${withArticle(role)} for ${municipality} on ${portal} has been removed. Your account is still there.`,
      'Is that not right? Ask an administrator of the municipality.',
    ],
    action: { text: 'Go to your profile', url },
    sms: `You are no longer ${withArticle(role)} for ${municipality}. Your account is still there: ${url}`,
  }),
  accountsMerged: ({ name, reason, url }, portal) => ({
    subject: 'Your two accounts are now one',
    greeting: `Hi ${name},`,
    paragraphs: [
      `You had two accounts in ${portal}. We have merged them, so this is the only one you have now.`,
      `The reason given: ${reason}`,
      'What you had signed up for, your memberships and your messages are all here. Log in as before.',
      'Never had another account? Reply to this e-mail right away.',
    ],
    action: { text: 'Go to your profile', url },
    sms: `You had two accounts. We have merged them into one: ${url}`,
  }),
  accountMergedAway: ({ name, reason, url }, portal) => ({
    subject: 'Your account has been merged with another',
    greeting: `Hi ${name},`,
    paragraphs: [
      `You had two accounts in ${portal}. The one with this address has been merged into the other and can no longer be used.`,
      `The reason given: ${reason}`,
      'You find everything you had when you log in with the other account.',
      'Never had another account? Reply to this e-mail right away.',
    ],
    action: { text: 'Get help', url },
    sms: `Your account has been merged into the other one you had. Log in with that one. Not right? ${url}`,
  }),
  guardianshipSettled: ({ name, child, municipality, url }) => ({
    subject: `You are a guardian of ${child}`,
    greeting: `Hi ${name},`,
    paragraphs: [
      `${municipality} has decided that you are a guardian of ${child}.`,
      `You can now sign ${child} up for activities and use the leisure account.`,
      'Is that not right? Get in touch with the municipality.',
    ],
    action: { text: 'See your family’s plans', url },
    sms: `${municipality} has registered you as a guardian. See what is coming up: ${url}`,
  }),
  guardianshipEnded: ({ name, child, municipality }) => ({
    subject: `You are no longer a guardian of ${child}`,
    greeting: `Hi ${name},`,
    paragraphs: [
      `${municipality} has decided that you are no longer a guardian of ${child} here in the portal.`,
      `You can no longer sign up ${child} or use the leisure account. What has been done so far stays.`,
      'Is that not right? Get in touch with the municipality.',
    ],
    sms: `You are no longer registered as a guardian in the portal. Is that not right? Contact ${municipality}.`,
  }),
};
