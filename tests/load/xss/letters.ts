import type { Browser } from '@playwright/test';
import type { MessageTemplate } from '#features/messages/contract.ts';
import { SAMPLE_VALUES } from '#features/messages/server/sample-values-data.ts';
import type { Message } from '#features/messages/server/send-message.ts';
import { renderMessage } from '#features/messages/server/templates.ts';
import { LOCALES } from '#platform/language/locale.ts';
import { payloadsInPieces } from '#tests/support/script-payloads.ts';
import { closeWindow, lookAtLetter, openWindow, type Sight } from './look.ts';

const TENANT = { key: 'bergen', name: 'Bergen', colour: '#c1272d' };
/** Of these the letter says in its own words what they mean. */
const SAID_IN_WORDS = ['role', 'relation'];
/** As much as a letter takes of one value. */
const MAX_VALUE_LENGTH = 1000;

/** Every letter in every language, with payloads in every one of its texts, in a browser that lets everything run. */
export async function lookAtLetters(browser: Browser, sight: Sight): Promise<void> {
  const window = await openWindow(browser, true);
  const templates = Object.keys(SAMPLE_VALUES) as MessageTemplate[];
  for (const piece of payloadsInPieces(MAX_VALUE_LENGTH)) {
    for (const template of templates) {
      for (const language of LOCALES) {
        const values = withPiece(SAMPLE_VALUES[template], piece);
        const message = { to: 'a@test.example', user_id: null, language, template, values } as Message;
        await lookAtLetter(window, renderMessage({ tenant: TENANT }, message).html ?? '', sight);
      }
    }
  }
  await closeWindow(window, sight);
}

/** Addresses stay: the portal makes them, and a letter refuses any that is not of the web. */
function withPiece(value: unknown, piece: string): unknown {
  if (typeof value === 'string') return URL.canParse(value) ? value : piece;
  if (Array.isArray(value)) return value.map((one) => withPiece(one, piece));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, SAID_IN_WORDS.includes(name) ? one : withPiece(one, piece)]),
  );
}
