import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

/** All of a season's days, and of more than that the first ones. */
const listed = (days: readonly string[]): string =>
  days.length > 12
    ? `${days.slice(0, 10).join(', ')} and ${days.length - 10} more`
    : `${days.slice(0, -1).join(', ')} and ${days.at(-1)}`;

export const en: TextsLike<typeof nb> = {
  close: 'Close',
  buttons: {
    yes_no: { confirm: 'Yes', cancel: 'No' },
    cancel_delete: { confirm: 'Delete', cancel: 'Cancel' },
    decline_accept: { confirm: 'Accept', cancel: 'Decline' },
  },
  links: {
    privacy: 'Privacy policy (opens in a new tab)',
    data_processing: 'Data processing agreement (opens in a new tab)',
  },
  kinds: {
    delete_photo: { title: 'Delete the photo?', text: 'The photo will be gone for good.' },
    delete_document: {
      title: 'Delete the document?',
      text: ({ name }) => `“${name}” will be gone for good.`,
    },
    delete_organisation: {
      title: 'Delete the organisation?',
      text: ({ name }) => `${name} and everything that belongs to it will be gone for everyone. This cannot be undone.`,
    },
    delete_event: {
      title: 'Delete the activity?',
      text: ({ name }) => `“${name}” will be gone for everyone. This cannot be undone.`,
    },
    delete_thread: {
      title: 'Delete the conversation?',
      text: ({ is_direct }) =>
        is_direct
          ? 'The messages will be gone for you. The other person keeps theirs.'
          : 'The conversation and all its messages will be gone for good, for everyone in it.',
    },
    delete_certificate: {
      title: 'Delete the certificate?',
      text: ({ name }) => `“${name}” can no longer be given to anyone. Those who have it keep it.`,
    },
    delete_post: { title: 'Delete the post?', text: 'The post and its comments will be gone for good.' },
    delete_comment: { title: 'Delete the comment?', text: 'The comment will be gone for good.' },
    delete_message: {
      title: 'Delete the message?',
      text: 'No one can read it any more. The others see that something has been deleted.',
    },
    delete_user: {
      title: 'Delete the user?',
      text: ({ name }) => `${name}’s account will be deleted and cannot be used any more. This cannot be undone.`,
    },
    cancel_event: {
      title: 'Cancel the activity?',
      text: ({ name, attendees_count }) =>
        attendees_count === 0
          ? `“${name}” will be shown as cancelled. Nobody has signed up.`
          : attendees_count === 1
            ? `“${name}” will be shown as cancelled. The person who has signed up will be notified.`
            : `“${name}” will be shown as cancelled. The ${attendees_count} people who have signed up will be notified.`,
    },
    restore_event: {
      title: 'Restore the activity?',
      text: ({ name }) => `“${name}” is no longer cancelled and goes ahead as planned.`,
    },
    save_draft: {
      title: 'Save a draft?',
      text: 'Then you can go on later from where you left off. If you answer no, what you have written is lost.',
    },
    organisation_invitation: {
      title: 'Would you like to join?',
      text: ({ name }) => `${name} has invited you.`,
    },
    leave_page: {
      title: 'You have not saved',
      text: 'You will lose your unsaved changes if you navigate away without saving. Would you like to continue?',
    },
    sign_up: {
      title: 'Do you want to sign up?',
      text: ({ name, when }) => `You were about to sign up for “${name}” (${when}).`,
    },
    sign_up_all: {
      title: 'Sign up for all the dates?',
      text: ({ name, days, full_count }) =>
        `You will be signed up for “${name}” ${days.length} times: ${listed(days)}.` +
        (full_count === 0 ? '' : ' Where it is full, you join the waiting list.'),
    },
    leave_all: {
      title: 'Cancel all your places?',
      text: ({ name, days }) => `You give up your place at “${name}” ${days.length} times: ${listed(days)}.`,
    },
    leave_event: {
      title: 'Cancel your place?',
      text: ({ name, when, is_waiting }) =>
        is_waiting
          ? `You will lose your place on the waiting list for “${name}” (${when}).`
          : `You will lose your place at “${name}” (${when}).`,
    },
    leave_organisation: {
      title: 'Leave the organisation?',
      text: ({ name }) => `You will no longer be part of ${name} and will lose the access you have there.`,
    },
    leave_thread: {
      title: 'Leave the conversation?',
      text: 'You can no longer read or write here. The others see that you leave.',
    },
    remove_from_thread: {
      title: 'Remove the person from the conversation?',
      text: ({ name }) => `${name} can no longer read or write here. Everyone in it sees that.`,
    },
    block_person: {
      title: 'Block the person?',
      text: ({ name }) =>
        `You and ${name} can no longer write to each other. ${name} is not told. You can undo it later.`,
    },
    decline_co_organiser: {
      title: 'Decline to be co-organiser?',
      text: ({ name }) => `You will not be named as co-organiser of “${name}”.`,
    },
    change_event_period: {
      title: 'Change the period?',
      text: ({ attendees_count }) =>
        attendees_count === 0
          ? 'Nobody has signed up, so nobody will lose their place.'
          : attendees_count === 1
            ? 'The person who has signed up will lose their place and be notified.'
            : `The ${attendees_count} people who have signed up will lose their places and be notified.`,
    },
    remove_culture_card: {
      title: 'Remove the culture card?',
      text: ({ name }) => `${name} will not be able to use the card any more.`,
    },
    remove_participant: {
      title: 'Remove the participant?',
      text: ({ name }) => `${name} will lose their place.`,
    },
    accept_conditions: {
      title: 'Do you accept the conditions?',
      text: ({ name }) =>
        `You are answering for ${name}. Read how personal data is processed before you answer. Once the conditions are accepted, you can publish activities and download lists of participants.`,
    },
    complete_assignment: {
      title: 'Is the assignment complete?',
      text: ({ name }) => `“${name}” will be marked as complete.`,
    },
    notify_users: {
      title: 'Notify people of the changes?',
      text: ({ count }) =>
        count === 1
          ? 'One person will get a message about what is new.'
          : `${count} people will get a message about what is new.`,
    },
  },
};
