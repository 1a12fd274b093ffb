import { type OriginSettings, originOf } from '#features/tenants/resolve.ts';
import type { MessageTemplate, MessageValues } from '../contract.ts';
import type { Letter } from '../letter.ts';
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
  const letter = writeLetter(message, sender.name);
  if (!message.to.includes('@')) {
    const host = origins && new URL(originOf(tenant, origins)).hostname;
    return { channel: 'sms', subject: null, text: smsText(letter, sender.short_name, host), html: null };
  }
  const frame = { texts, sender, language: message.language, colour: tenant.colour };
  return {
    channel: 'email',
    subject: letter.subject,
    text: letterText(letter, frame),
    html: letterHtml(letter, frame),
  };
}

/** The template and its values belong together, which the compiler cannot follow through the table of letters. */
function writeLetter<Template extends MessageTemplate>(message: Message<Template>, portal: string): Letter {
  const { language, template, values } = message as { template: Template; values: MessageValues[Template] } & Message;
  return lettersIn(language).letters[template](inOneLine(values), portal);
}

/** Phones offer to fill in a code when the last line says for which site it is. */
function smsText(letter: Letter, name: string, host: string | undefined): string {
  const text = `${name}: ${letter.sms}`;
  return letter.code && host ? `${text}\n\n@${host} #${letter.code}` : text;
}

const LONGEST_VALUE = 1000;
/** Line breaks of every kind, what a terminal obeys, and what turns the direction of writing around. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_IN_A_LINE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;

/** What people have written cannot add a line to a message, nor a header. */
function inOneLine<Values extends object>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll(NOT_IN_A_LINE, ' ').trim().slice(0, LONGEST_VALUE) : value,
    ]),
  ) as Values;
}
