import type { LetterTexts } from '../letter.ts';
import { attendanceLetters } from './attendance/en.ts';
import { bulkMessageLetters } from './circulars/en.ts';
import { claimLetters } from './claims/en.ts';
import { conversationLetters } from './conversations/en.ts';
import { cultureLetters } from './culture/en.ts';
import { digestLetters } from './digest/en.ts';
import { equipmentLetters } from './equipment/en.ts';
import { eventInviteLetters } from './event-invites/en.ts';
import { exportLetters } from './exports/en.ts';
import { membershipLetters } from './memberships/en.ts';
import { newsLetters } from './news/en.ts';
import { organisationLetters } from './organisations/en.ts';
import { partnershipLetters } from './partnerships/en.ts';
import { payoutLetters } from './payouts/en.ts';
import { reportLetters } from './reports/en.ts';
import { rightsLetters } from './rights/en.ts';
import { scanLetters } from './scans/en.ts';
import { seriesLetters } from './series/en.ts';
import { shiftLetters } from './slots/en.ts';
import { stampLetters } from './stamps/en.ts';
import { ticketLetters } from './tickets/en.ts';
import { windDownLetters } from './wind-down/en.ts';

export const en: LetterTexts = {
  portal: (inPlace) => `Nabolag ${inPlace}`,
  farewell: 'Kind regards',
  if_button_fails: 'If the button does not work, copy this address into your browser:',
  help: (address) => `Need help? Write to ${address}, or reply to this e-mail.`,
  reply: (address) => `If you reply to this e-mail, your answer goes to ${address}.`,
  about_child: (name) => `This is about ${name}.`,
  for_child: (name, text) => `For ${name}: ${text}`,
  optional: (what) => `You get e-mails about ${what}. Had enough of them?`,
  unsubscribe: 'Unsubscribe',
  letters: {
    ...organisationLetters,
    ...membershipLetters,
    ...partnershipLetters,
    ...bulkMessageLetters,
    ...attendanceLetters,
    ...seriesLetters,
    ...shiftLetters,
    ...stampLetters,
    ...windDownLetters,
    ...eventInviteLetters,
    ...conversationLetters,
    ...digestLetters,
    ...newsLetters,
    ...reportLetters,
    ...claimLetters,
    ...ticketLetters,
    ...equipmentLetters,
    ...payoutLetters,
    ...rightsLetters,
    ...scanLetters,
    ...exportLetters,
    ...cultureLetters,
    code: ({ code, minutes }, portal) => ({
      subject: `Your code for ${portal}`,
      greeting: 'Hello!',
      paragraphs: ['Here is the code you asked for:'],
      code,
      afterwards: [
        `Enter it on the page where you asked for it. The code works for ${minutes} minutes, and only once.`,
        'Do not give the code to anyone. We never ask you for it, neither by phone nor by e-mail.',
        'If you did not ask for a code, you can ignore this e-mail.',
      ],
      sms: `Your code is ${code}. It works for ${minutes} minutes. Do not give it to anyone.`,
    }),
    accountExists: ({ loginUrl }, portal) => ({
      subject: 'You already have an account',
      greeting: 'Hello!',
      paragraphs: [
        `Someone, perhaps you, wanted to create a new account on ${portal} with this e-mail address. You have one already, so you can log in straight away.`,
      ],
      action: { text: 'Log in', url: loginUrl },
      afterwards: [
        'If you have forgotten your password, you can create a new one when you log in.',
        'If this was not you, you don’t need to do anything. Nobody has accessed your account.',
      ],
      sms: `You already have an account. Log in here: ${loginUrl}`,
    }),
    resetLink: ({ url, minutes }, portal) => ({
      subject: 'Create a new password',
      greeting: 'Hello!',
      paragraphs: [`You have asked to create a new password on ${portal}. You can do that here:`],
      action: { text: 'Create a new password', url },
      afterwards: [
        `The link works for ${minutes} minutes, and only once.`,
        'If you did not ask for this, you can ignore this e-mail. Your password is the same as before.',
      ],
      sms: `Create a new password within ${minutes} minutes: ${url}`,
    }),
    welcome: ({ name }, portal) => ({
      subject: `Welcome to ${portal}`,
      greeting: `Hello, ${name}!`,
      paragraphs: [
        'Thank you for joining! Your account is ready.',
        'You can sign up for activities, take on volunteer work and keep up with what goes on where you live.',
      ],
      sms: 'Welcome! Your account is ready, and you can sign up for activities and volunteer work.',
    }),
    passwordChanged: ({ name, restoreUrl }, portal) => ({
      subject: 'Your password has been changed',
      greeting: `Hello, ${name}!`,
      paragraphs: [
        `Your password on ${portal} has just been changed. You have been logged out everywhere else.`,
        'If this was you, you don’t need to do anything. If not, create a new password straight away:',
      ],
      action: { text: 'Create a new password', url: restoreUrl },
      sms: `Your password has been changed. Not you? Create a new one now: ${restoreUrl}`,
    }),
    addressChanged: ({ name, restoreUrl }, portal) => ({
      subject: 'Your e-mail or mobile number has been changed',
      greeting: `Hello, ${name}!`,
      paragraphs: [
        `The e-mail address or mobile number of your account on ${portal} has just been changed.`,
        'If this was you, you don’t need to do anything. If not, create a new password straight away:',
      ],
      action: { text: 'Create a new password', url: restoreUrl },
      sms: `Your e-mail or mobile number was changed. Not you? New password: ${restoreUrl}`,
    }),
    twoFactorOn: ({ name }, portal) => ({
      subject: 'Two-step login is on',
      greeting: `Hello, ${name}!`,
      paragraphs: [
        `From now on you need a code as well as your password when you log in to ${portal}. That keeps your account safer, even if someone should get hold of the password.`,
        'If it was not you who turned it on, let us know, and we will help you.',
      ],
      sms: 'Two-step login is on. Not you? Let us know.',
    }),
    twoFactorOff: ({ name, restoreUrl }, portal) => ({
      subject: 'Two-step login is off',
      greeting: `Hello, ${name}!`,
      paragraphs: [
        `You now need only your password when you log in to ${portal}. You can turn two-step login on again in your profile.`,
        'If this was you, you don’t need to do anything. If not, create a new password straight away:',
      ],
      action: { text: 'Create a new password', url: restoreUrl },
      sms: `Two-step login is off. Not you? Create a new password: ${restoreUrl}`,
    }),
    loggedInAs: ({ name, reason }, portal) => ({
      subject: 'A member of our staff has been logged in as you',
      greeting: `Hello, ${name}!`,
      paragraphs: [
        `A member of the staff who help people in ${portal} has logged in as you, to help or to fix a problem.`,
        `The reason given: ${reason}`,
        'It lasts for half an hour at most. On your profile you can see what was looked at, and whether anything was changed. If you have questions, please ask us.',
      ],
      sms: 'A member of our staff has logged in as you to help. If you have questions, just ask us.',
    }),
    erased: ({ name }, portal) => ({
      subject: 'Your account has been deleted',
      greeting: `Hello, ${name}!`,
      paragraphs: [
        `Your account on ${portal} and the information about you have been deleted.`,
        'We have to keep the log of who has used their access. It does not contain your name.',
        'Thank you for being with us. You are welcome back whenever you like!',
      ],
      sms: 'Your account and the information about you have been deleted. You are welcome back any time!',
    }),
  },
};
