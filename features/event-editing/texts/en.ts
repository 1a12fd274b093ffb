import { exportMenu } from '#features/exports/texts/menu/en.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  tools: {
    label: 'For those who run the activity',
    edit: 'Edit',
    copy: 'Copy',
    publish: 'Publish',
    unpublish: 'Withdraw',
    take_down: 'Take down',
    show: 'Show again',
    moderation: 'Moderation',
    lift: 'Allow publishing',
    cancel: 'Cancel it',
    uncancel: 'Undo cancellation',
    complete: 'Mark as completed',
    remove: 'Delete',
    participants: 'Participants',
    shifts: 'Shifts',
    door: 'Check-in',
    invite: 'Invite',
    programme: 'Download programme',
    more: 'More options',
    draft: 'Draft',
    draft_text: 'Only those who run the activity see it. Publish it when it is ready.',
    taken_down: {
      title: 'The activity has been taken down',
      reason: (reason) => `The reason is: “${reason}”`,
      text: 'Please fix the problem. It cannot be published until the moderators have looked at it again.',
      for_lifting: 'The organiser cannot publish it until you allow it.',
      for_showing: 'It is hidden from the portal until you show it again.',
    },
  },
  notices: {
    published: 'The activity has been published',
    unpublished: 'The activity has been withdrawn',
    taken_down: 'The activity has been taken down',
    shown: 'The activity is shown again',
    lifted: 'The activity can be published again',
    cancelled: 'The activity has been cancelled',
    uncancelled: 'The activity takes place as planned',
    completed: 'The assignment has been marked as completed',
    deleted: 'The activity has been deleted',
    copied: 'The draft has been created',
    time_updated: 'The time has been updated',
    times_updated: 'The times have been updated',
    time_cancelled: 'The time has been cancelled',
    time_restored: 'The date is back on as planned',
    time_shown: 'The time is shown again',
    time_hidden: 'The time is hidden',
  },
  unpublish: {
    title: 'Do you want to withdraw the activity?',
    text: (name) => `“${name}” becomes a draft again, and nobody else sees it.`,
    yes: 'Withdraw',
  },
  take_down: {
    title: 'Do you want to take the activity down?',
    text: (name, count) =>
      count === 0
        ? `“${name}” disappears for everyone. The organiser gets it back as a draft, with the reason you give.`
        : `“${name}” disappears for everyone. Those who have signed up lose their places and are told. The organiser gets the activity back as a draft, with the reason you give.`,
    imported: (name, source) =>
      `“${name}” disappears from the portal, and does not return the next time activities are fetched. Nothing changes at ${source}.`,
    help: 'The organiser will read this.',
    help_imported: 'What you write is kept in the log.',
    yes: 'Take down',
  },
  show: {
    title: 'Do you want to show the activity again?',
    text: (name) => `“${name}” comes back to the portal for everyone.`,
    yes: 'Show again',
  },
  lift: {
    title: 'Can the activity be published again?',
    text: (name) => `The organiser will be notified that “${name}” can be published, with your message.`,
    yes: 'Allow publishing',
  },
  cancel: {
    title: 'Do you want to cancel the activity?',
    text: (name, count) =>
      count === 0
        ? `“${name}” will be shown as cancelled. Nobody has signed up.`
        : count === 1
          ? `“${name}” will be shown as cancelled. The person who has signed up will be notified.`
          : `“${name}” will be shown as cancelled. The ${count} who have signed up will be notified.`,
    yes: 'Cancel the activity',
  },
  uncancel: {
    title: 'Do you want to restore the activity?',
    text: (name) => `“${name}” is no longer cancelled, and takes place as planned.`,
    keep: 'Those who had signed up keep their places',
    keep_help: 'Otherwise everyone has to sign up again. All of them will be notified.',
    yes: 'Restore',
  },
  reason: 'Why?',
  reason_help: 'Those who have signed up can read this.',
  reason_required: 'Write why, in at least five characters.',
  optional: 'optional',
  no: 'Back',
  close: 'Close',
  times: {
    title: 'Times',
    past: 'See past dates',
    coming: 'See upcoming dates',
    none: 'No times here.',
    attending: (count) => `${count} signed up`,
    attending_of: (count, most) => `${count} of ${most}`,
    waiting: (count) => `${count} on the waiting list`,
    cancelled: 'Cancelled',
    hidden: 'Hidden',
    changed: 'Changed',
    menu: (when) => `Options for ${when}`,
    edit: 'Change',
    cancel: 'Cancel it',
    restore: 'Undo cancellation',
    hide: 'Hide',
    show: 'Show again',
    participants: 'Participants',
    door: 'Check-in',
    pages: {
      label: 'Pages of times',
      previous: 'Previous',
      next: 'Next',
      page: (number) => `Page ${number}`,
    },
    failed: 'We could not load the times.',
  },
  edit_time: {
    title: 'Change the time',
    day: 'Day',
    end_day: 'Ends on',
    starts: 'Starts',
    ends: 'Ends',
    capacity: 'Number of places',
    capacity_help: 'Leave empty if there is no limit.',
    scope: 'What do you want to change?',
    scopes: {
      one: { label: 'Only this time', help: 'The others stay as they are.' },
      following: { label: 'This one and those after it', help: 'They are moved by the same number of days.' },
      all: { label: 'All that are left', help: 'They are moved by the same number of days.' },
    },
    notify: 'Tell those who have signed up',
    save: 'Save',
    date_required: 'A date is required',
    time_required: 'Write the time as HH:MM, such as 18:30',
    turned: 'The start cannot be after the end',
    capacity_invalid: 'The number of places must be a whole number',
    at_stake: (count) =>
      count === 1
        ? 'One person has signed up for a date that is being moved. What should happen to their sign-up?'
        : `${count} people have signed up for dates that are being moved. What should happen to their sign-ups?`,
    keep: 'They keep their places',
    cancel_participations: 'Cancel their sign-ups',
  },
  cancel_time: {
    title: 'Do you want to cancel this time?',
    text: (when, count) =>
      count === 0
        ? `${when} will be shown as cancelled. Nobody has signed up.`
        : count === 1
          ? `${when} will be shown as cancelled. The person who has signed up will be notified.`
          : `${when} will be shown as cancelled. The ${count} who have signed up will be notified.`,
    yes: 'Cancel this time',
  },
  export: { ...exportMenu, file: 'activities' },
  list: {
    title: 'Your activities',
    new: 'New activity',
    states: { upcoming: 'Upcoming', draft: 'Drafts', past: 'Past' },
    states_label: 'Which activities',
    search: 'Search your activities',
    search_button: 'Search',
    nothing: {
      upcoming: 'Nothing is planned. Make a new activity, and it appears here.',
      draft: 'No drafts.',
      past: 'No past activities yet.',
    },
    no_hits: (words) => `Nothing matches “${words}”.`,
    untitled: 'Untitled',
    cancelled: 'Cancelled',
    cohosted: 'Co-organised',
    belongs_to: (name) => `Organiser: ${name}`,
    completed: 'Completed assignment',
    no_time: 'Without a time',
    times: (count) => (count === 1 ? '1 time' : `${count} times`),
    changed: (when) => `Changed ${when}`,
    edit: 'Edit',
    go_on: 'Continue',
    participants: 'Participants',
    door: 'Check-in',
    copy: 'Copy',
    action_of: (action, name) => `${action}: ${name}`,
    more: 'Show more',
    failed: 'We could not load the activities.',
  },
};
