/** What a notification shows, and where it leads: made from what came, which is believed in nothing but words. */
export type ShownNotice = {
  title: string;
  options: { body: string; tag: string; lang: string; data: { address: string } };
};

const MAX_WORDS_LENGTH = 300;

/** Each push must show something: browsers withdraw the permission from pages that show nothing. */
export function noticeIn(text: string | undefined, origin: string): ShownNotice {
  const { title, text: body, lang, path, tag } = partsOf(text);
  return {
    title: wordsIn(title) || 'Nabolag',
    options: {
      body: wordsIn(body),
      tag: wordsIn(tag) || 'nabolag',
      lang: /^(nb|nn|en)$/.test(wordsIn(lang)) ? wordsIn(lang) : 'nb',
      data: { address: addressIn(path, origin) },
    },
  };
}

/** An address of this portal; for any other, the list of activities. */
export function addressIn(address: unknown, origin: string): string {
  const start = new URL('/events', origin).href;
  if (typeof address !== 'string' || !URL.canParse(address, origin)) return start;
  const url = new URL(address, origin);
  return url.origin === origin && url.username === '' ? url.href : start;
}

function partsOf(text: string | undefined): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text ?? '');
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

const wordsIn = (value: unknown): string => (typeof value === 'string' ? value.slice(0, MAX_WORDS_LENGTH) : '');

/** The tab that shows the page already; a user may be writing in any other. */
export const tabAt = <Tab extends { url: string }>(tabs: readonly Tab[], address: string): Tab | undefined =>
  tabs.find(({ url }) => url.split('#', 1)[0] === address.split('#', 1)[0]);
