import type { ListTexts } from './token.ts';

export const en: ListTexts = {
  button: 'Read in a list',
  title: 'Read in a list of children',
  text: 'Choose a spreadsheet (.xlsx) or a csv file with one child in each row. We check everything first, and nothing is taken until you say yes.',
  columns_needed:
    'The file must have the columns first name, last name, national identity number and postcode. Date of birth is in the template, but is seldom needed. District is needed only when the scheme is for some districts. Other columns are not read.',
  kept: 'The national identity numbers are stored encrypted, and deleted within 24 hours if you do not take the list.',
  scheme: 'Scheme',
  choose_scheme: 'Choose a scheme',
  scheme_required: 'Choose a scheme.',
  template: { xlsx: 'Download template (spreadsheet)', csv: 'Download template (csv)' },
  template_file: 'list-of-children',
  choose_file: 'Choose file',
  heading: 'Lists that were read in',
  name: (scheme) => `List of children, ${scheme}`,
  states: { waiting: 'Waiting for a yes', running: 'Being taken', done: 'Taken', stopped: 'Stopped' },
  asked_by: (name, day) => `${name}, ${day}`,
  right: (count, text) => (count === 1 ? '1 account will be opened' : `${text} accounts will be opened`),
  cost: (cost, room) => `This costs ${cost}. The budget has ${room} left.`,
  too_little: 'The scheme’s budget is too small for all of them. Remove rows, or ask for a larger budget.',
  known: (count, text) =>
    count === 1
      ? '1 child already has an account and is skipped.'
      : `${text} children already have an account and are skipped.`,
  no_faults: 'No faults.',
  faulty: (count, text) => (count === 1 ? '1 row has faults' : `${text} rows have faults`),
  place: (row, column) => `Row ${row}, ${column}`,
  columns: {
    first_name: 'first name',
    last_name: 'last name',
    ssn: 'national identity number',
    born_on: 'date of birth',
    postal_code: 'postcode',
    district: 'district',
  },
  more_faults: (count) => `Show ${count} more`,
  fewer_faults: 'Show fewer',
  all_faults: (all) => `There are ${all} faults in all. Turn the pages here, or download the file with all of them.`,
  pages: {
    label: 'Pages of faults',
    previous: 'Previous page',
    next: 'Next page',
    page: (page) => `Page ${page}`,
    failed: 'We could not load the faults.',
  },
  fetch_faults: 'Download all faults',
  fault_file: 'faults-in-the-list',
  first_rows: 'This is how we have read the first rows',
  ignored: (columns) => `We do not read these columns: ${columns}.`,
  sheet: (name) => `The file has several sheets. We have read “${name}”.`,
  take: (count, text) => (count === 1 ? 'Open 1 account' : `Open ${text} accounts`),
  take_right: (right, faulty) => `Open ${right}, and leave ${faulty} with faults`,
  drop: 'Discard the list',
  stop: 'Stop',
  progress: (done, all) => `${done} of ${all} accounts are open`,
  left_out: (count, text) =>
    count === 1
      ? '1 row was skipped because something has changed since the file was read.'
      : `${text} rows were skipped because something has changed since the file was read.`,
  done: {
    read: 'The file has been read',
    taken: 'The list is being taken',
    dropped: 'The list has been discarded',
    stopped: 'The list has been stopped',
  },
};
