import type { MessageTransport, Outcome } from '#features/messages/server/message-transport.ts';
import type { Message } from '#features/messages/server/send-message.ts';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import { newId } from '#platform/server/new-id.ts';

export const nobody = { user_id: null, language: 'nb' } as const;

export const codeTo = (to: string): Message => ({
  ...nobody,
  to,
  template: 'code',
  values: { code: '482913', minutes: 10 },
});
export const welcomeTo = (to: string): Message => ({ ...nobody, to, template: 'welcome', values: { name: 'Kari' } });
export const circularTo = (to: string, organisation_id: OrganisationId): Message => ({
  ...nobody,
  to,
  organisation_id,
  template: 'circular',
  values: {
    organisation: 'Solvik IL',
    person: 'Ola',
    subject: 'Dugnad',
    lines: ['Hei!'],
    files: [],
    url: 'https://a.no',
  },
});
export const lettersOf = (organisation: string, count: number): Message[] => {
  const id = newId<'OrganisationId'>();
  return Array.from({ length: count }, (_, index) => circularTo(`${organisation}${index}@example.no`, id));
};

/** A provider that does with each message what it is told, and remembers the order. */
export function provider(answer: (to: string) => Promise<Outcome> = async () => 'sent') {
  const asked: string[] = [];
  const delivered: string[] = [];
  const take = async ({ to }: { to: string }) => {
    asked.push(to);
    const outcome = await answer(to);
    if (outcome === 'sent') delivered.push(to);
    return outcome;
  };
  const transport: MessageTransport = { sendEmail: take, sendSms: take };
  return { asked, delivered, transport };
}
