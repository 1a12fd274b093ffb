import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  close: 'Close',
  cancel: 'Cancel',
  message_required: 'You must write the message',
  sent: 'Message sent',
  contact: {
    title: (organisation) => `Write to ${organisation}`,
    recipients: 'Who do you want to write to?',
    subject: 'Subject',
    optional: 'optional',
    body: 'Message',
    reply: 'They will reply to your e-mail address.',
    send: 'Send',
    sign_in: {
      text: 'Log in to write, so they know who they are replying to. You will come back here afterwards.',
      action: 'Log in',
    },
  },
  files: {
    kind: 'What do you want to attach?',
    document: 'Document',
    picture: 'Picture',
    legend: 'Files',
    add: 'Attach a file',
    most: (most) => `At most ${most} files.`,
    remove: (name) => `Remove ${name}`,
    added: 'Attached files',
  },
  page: {
    title: 'Messages to the members',
    lead: (organisation) => `From ${organisation}, by e-mail or SMS.`,
    channel: 'How do you want to write?',
    email: 'E-mail',
    sms: 'SMS',
    forbidden: 'You cannot write to the members here.',
    forbidden_text: 'Ask an administrator if you need access.',
  },
  write: {
    title: 'New message',
    to: 'Who should get it?',
    roles: {
      member: 'All members',
      moderator: 'Coordinators and administrators',
      admin: 'Administrators only',
    },
    subject: 'Subject',
    subject_required: 'Write a subject',
    body: 'Message',
    letters_left: (count) => (count === 1 ? 'One character left' : `${count} characters left`),
    reach: (recipients, members) =>
      recipients === members
        ? recipients === 1
          ? 'One person gets the e-mail.'
          : `${recipients} people get the e-mail.`
        : `${recipients} of ${members} get the e-mail. The others have opted out or have no confirmed address.`,
    nobody: 'Nobody would get the e-mail.',
    counting: 'Counting recipients …',
    send: 'Send e-mail',
    send_sms: 'Send SMS',
    confirm: {
      title: 'Do you want to send the message?',
      email: (recipients) =>
        recipients === 1
          ? 'One person gets the e-mail. You cannot undo this.'
          : `${recipients} people get the e-mail. You cannot undo this.`,
      sms: (recipients, cost) =>
        recipients === 1
          ? `One person gets the SMS. It costs ${cost}. You cannot undo this.`
          : `${recipients} people get the SMS. It costs ${cost}. You cannot undo this.`,
      yes: 'Send',
      no: 'Not yet',
    },
    sent_to: (recipients) =>
      recipients === 1 ? 'It is on its way to one person.' : `It is on its way to ${recipients} people.`,
  },
  sms: {
    preview: 'What it looks like',
    parts: (parts) => (parts === 1 ? 'One SMS' : `${parts} SMS messages`),
    left: (left) => (left === 1 ? 'One character left in the last one' : `${left} characters left in the last one`),
    wide: 'A character that you used, such as an emoji or “…”, makes each SMS hold 70 characters instead of 160.',
    price: 'What it costs',
    pricing: 'Working out the price …',
    recipients: 'Recipients',
    each: 'SMS to each',
    cost: 'Price',
    month: 'Left this month',
    write_first: 'Write the message and we work out the price.',
    unavailable: {
      title: 'SMS has not been set up',
      text: 'The portal cannot send SMS yet. Write to the members by e-mail instead.',
    },
    obstacles: {
      not_available: 'SMS has not been set up for this portal. Send an e-mail instead.',
      not_enabled: 'SMS is not turned on yet.',
      no_recipients: 'None of the members have opted in to SMS and have a confirmed Norwegian mobile number.',
      over_quota: 'You do not have enough SMS left this month. Shorten the message, or send an e-mail.',
      over_budget: 'The municipality has used up today’s SMS messages. Try again tomorrow, or send an e-mail.',
    },
    to_settings: 'Turn SMS on in the settings',
  },
  history: {
    title: 'Sent messages',
    none: 'You have not sent anything yet.',
    failed: 'We could not load what you have sent.',
    by: (person, when) => `${when} · ${person}`,
    former_user: 'A former user',
    recipients: (count) => (count === 1 ? 'To one' : `To ${count}`),
    on_its_way: 'On its way',
    sent: 'Sent',
    show: 'Show the message',
    more: 'Show more',
    sms_subject: 'SMS',
  },
  settings: {
    title: 'SMS',
    lead: 'Send SMS to members who have opted in.',
    enabled: 'We send SMS',
    sender: 'Sender',
    sender_help:
      'What the phone shows as the sender: 3 to 11 characters, only a–z, digits and spaces. The municipality approves the name.',
    sender_status: {
      waiting: {
        title: 'Waiting for the municipality',
        text: (sender, now) =>
          `The municipality has not yet said whether you can use ${sender}. Until then your SMS come from ${now}. You get the answer by e-mail.`,
      },
      approved: {
        title: 'Approved',
        text: (sender) => `The municipality has approved the name. Your SMS come from ${sender}.`,
      },
      refused: {
        title: 'Not approved',
        text: (sender, now) =>
          `The municipality has not approved ${sender}. Your SMS come from ${now} until another name is approved.`,
      },
    },
    sender_reason: (reason) => `The municipality’s reason: ${reason}`,
    sender_invalid: 'The sender must have 3 to 11 characters, only a–z, digits and spaces, and begin with a letter',
    facts: (price, left, all) =>
      `Each SMS of 160 characters costs ${price}. You have ${left} of ${all} left this month.`,
    recipients: (count) =>
      count === 0
        ? 'No members have opted in to SMS yet.'
        : count === 1
          ? 'One member has opted in to SMS.'
          : `${count} members have opted in to SMS.`,
    save: 'Save',
    saved: 'Settings saved',
    failed: 'We could not load the settings.',
  },
};
