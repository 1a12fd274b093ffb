import { goesAtNight } from '#features/messages/delivery-classes.ts';
import { USUALLY_PUSHED } from '#features/messages/rules.ts';
import { noticeLine } from '#features/messages/server/public.ts';
import { SAMPLE_VALUES } from '#features/messages/server/sample-values-data.ts';
import { gatheredCategoryOf, isPushed, KINDS, kindOf, type NoticeTemplate } from '#features/notifications/kinds.ts';
import { pathIn } from '#features/notifications/server/link.ts';
import { tenantByKey } from '#features/tenants/resolve.ts';
import { LOCALES } from '#platform/language/locale.ts';

/** docs/notifications.md: what users are told of, as the code has it. `npm run graph` writes it. */
export function drawNotifications(): string {
  const rows = (Object.keys(KINDS) as NoticeTemplate[]).map(rowOf);
  return `${START}\n${HEAD}\n${rows.join('\n')}\n`;
}

const START = `# What users are told of

Made from \`features/notifications/kinds.ts\` and the texts of the letters by \`npm run graph\`. Each of these stands in the
user's list in the portal, unless they have turned it off there. What counts is what the user chose for the organisation, else
for the category, else in general. What cannot be turned off is the answer to something they did, and what becomes of their
place or their account; nor can a change be that moves the time of an activity. What can be turned off carries a link that does
so without a login, also as headers for the mail program's own button (RFC 8058). Who wants e-mails of a category gathered gets
those of the kinds *in one letter* at 07:30 in Oslo, every day or on Mondays; what has been read, or no longer holds by then, is
left out. A user with a phone alone gets an SMS instead of
an e-mail. Where it is quiet for the user (22–07 in Oslo, unless they chose other hours), letters that do not go *at once* wait
for the morning; so do letters to participants about what begins more than a day later. A user can pause what can be turned off
for a week: it stands in the list alone then, what is gathered comes in one letter after the pause, and what is always told
still comes. Devices on which the user has turned
notifications on ring at the same moments, of the kinds that have *on devices*: never for what the user has done this moment, nor
for what is about the account.
`;

const HEAD =
  '| Type | Category | Told | By | On devices | At night | Gathered | Leads to | nb | nn | en |\n|---|---|---|---|---|---|---|---|---|---|---|';

function rowOf(template: NoticeTemplate): string {
  const { type, category, canBeTurnedOff, isByEmailAlone, isInPortalAlone } = kindOf(template);
  const values = SAMPLE_VALUES[template];
  const tenant = tenantByKey('bergen');
  if (!tenant) throw new Error('The samples are of Bergen.');
  const texts = LOCALES.map((language) => noticeLine({ tenant, language }, { template, values }));
  const path = 'url' in values ? pathIn(values.url) : null;
  const told = canBeTurnedOff ? 'as chosen' : 'always';
  const letters = isByEmailAlone ? 'e-mail' : 'e-mail or SMS';
  const cells = [
    `\`${type}\``,
    category ?? '–',
    told,
    isInPortalAlone ? 'portal' : `portal, ${letters}`,
    pushOf(template),
    isInPortalAlone ? '–' : goesAtNight(template) ? 'at once' : 'waits',
    gatheredCategoryOf(template) ? 'in one letter' : '–',
    path ? `\`${withoutIds(path)}\`` : '–',
    ...texts,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Reminders have a choice of their own. */
function pushOf(template: NoticeTemplate): string {
  if (template === 'reminder') return 'if chosen with it';
  const { category } = kindOf(template);
  if (!isPushed(template) || !category) return '–';
  return USUALLY_PUSHED.some((usual) => usual === category) ? 'unless turned off' : 'if turned on';
}

const withoutIds = (path: string): string =>
  path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}').replaceAll('|', String.raw`\|`);
