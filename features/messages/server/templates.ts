import { type OriginSettings, originOf } from '#features/tenants/resolve.ts';
import type { Locale } from '#platform/language/locale.ts';
import { cleanLine } from '../clean-line.ts';
import type { MessageTemplate, MessageValues } from '../contract.ts';
import type { Letter } from '../letter.ts';
import { isPhone } from '../rules.ts';
import { signedSms } from '../sms-text.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { lettersIn } from './letter-texts.ts';
import type { Message } from './send-message.ts';
import { senderOf } from './sender.ts';

type RenderServices = { tenant: { key: string; name: string; colour: string }; origins?: OriginSettings };

type RenderedMessage = { channel: 'email' | 'sms'; subject: string | null; text: string; html: string | null };

export function renderMessage({ tenant, origins }: RenderServices, message: Message): RenderedMessage {
  const texts = lettersIn(message.language);
  const sender = senderOf(tenant, message.language);
  const letter = aboutChild(writeLetter(message, sender.name), message);
  if (isPhone(message.to)) {
    const host = origins && new URL(originOf(tenant, origins)).hostname;
    return {
      channel: 'sms',
      subject: null,
      text: smsText(letter, letter.sms_from ?? sender.short_name, host),
      html: null,
    };
  }
  const { language, reply_to = null, unsubscribe = null } = message;
  const frame = { texts, sender, language, colour: tenant.colour, reply_to, unsubscribe };
  return {
    channel: 'email',
    subject: letter.subject,
    text: letterText(letter, frame),
    html: letterHtml(letter, frame),
  };
}

/** What a message is about, in one line: for the portal itself. Values are those that it was written with. */
export const noticeLine = (
  { tenant, language }: { tenant: RenderServices['tenant']; language: Locale },
  { template, values, for_child }: { template: MessageTemplate; values: object; for_child?: string | undefined },
): string => {
  const message = { language, template, values, ...(for_child !== undefined && { for_child }) } as Message;
  return aboutChild(writeLetter(message, senderOf(tenant, language).name), message).subject;
};

/** Those who act for a child see at once which child it is about. */
function aboutChild(letter: Letter, { for_child, language }: Pick<Message, 'for_child' | 'language'>): Letter {
  if (for_child === undefined) return letter;
  const name = cleanLine(for_child, MAX_VALUE_LENGTH);
  const texts = lettersIn(language);
  return {
    ...letter,
    subject: texts.for_child(name, letter.subject),
    paragraphs: [texts.about_child(name), ...letter.paragraphs],
    sms: texts.for_child(name, letter.sms),
  };
}

/** The template and its values belong together, which the compiler cannot follow through the table of letters. */
function writeLetter<Template extends MessageTemplate>(message: Message<Template>, portal: string): Letter {
  const { language, template, values } = message as { template: Template; values: MessageValues[Template] } & Message;
  return lettersIn(language).letters[template](inOneLine(values), portal);
}

/** Phones offer to fill in a code when the last line says for which site it is. */
function smsText(letter: Letter, name: string, host: string | undefined): string {
  const text = signedSms(name, letter.sms);
  return letter.code && host ? `${text}\n\n@${host} #${letter.code}` : text;
}

const MAX_VALUE_LENGTH = 1000;
/** Of what a user has written themselves, where a line can be a whole letter. */
const MAX_LINE_LENGTH = 5000;

/** What people have written cannot add a line to a message, nor a header. Only what is handed over as lines has several. */
const inOneLine = <Values extends object>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, cleanValue(value, MAX_VALUE_LENGTH)]),
  ) as Values;

function cleanValue(value: unknown, longest: number): unknown {
  if (typeof value === 'string') return cleanLine(value, longest);
  if (Array.isArray(value)) return value.map((one) => cleanValue(one, MAX_LINE_LENGTH));
  return typeof value === 'object' && value !== null ? inOneLine(value) : value;
}
