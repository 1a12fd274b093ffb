import type { Upload } from '#features/uploads/contract.ts';
import type { UploadId } from '#features/vocabulary/ids.ts';
import { PATTERNS } from '#platform/contract/patterns.ts';
import { isDay } from '#platform/language/typed-day.ts';
import type { ItemForm, OfficeItem, OfficePlaylist, PlaylistForm } from '../../office-contract.ts';
import { EVERY_DAY, type ItemKind, SECONDS } from '../../rules.ts';

/** An item as it stands in the form. */
export type TypedItem = {
  key: number;
  kind: ItemKind;
  title: string;
  body: string;
  query: string;
  organization: { value: string; label: string } | null;
  /** Null is none; `kept` is what stood there before. */
  picture: Upload | null;
  kept: { id: UploadId; url: string } | null;
  seconds: string;
  last_day: string | null;
};

export type TypedPlaylist = Omit<PlaylistForm, 'items' | 'from_time' | 'to_time'> & {
  from_time: string;
  to_time: string;
  items: TypedItem[];
};

let nextKey = 0;

export function newItem(kind: ItemKind = 'activities'): TypedItem {
  nextKey += 1;
  return {
    key: nextKey,
    kind,
    title: '',
    body: '',
    query: '',
    organization: null,
    picture: null,
    kept: null,
    seconds: String(SECONDS.usual),
    last_day: null,
  };
}

export function typedFrom(playlist: OfficePlaylist | undefined): TypedPlaylist {
  if (!playlist) {
    const weekdays = [...EVERY_DAY];
    return {
      name: '',
      weekdays,
      from_time: '',
      to_time: '',
      screen_ids: null,
      has_card_codes: true,
      items: [newItem()],
    };
  }
  const { name, weekdays, from_time, to_time, screen_ids, has_card_codes, items } = playlist;
  return {
    name,
    weekdays,
    from_time: from_time ?? '',
    to_time: to_time ?? '',
    screen_ids,
    has_card_codes,
    items: items.map(typedItem),
  };
}

const typedItem = (item: OfficeItem): TypedItem => ({
  ...newItem(item.kind),
  title: item.title,
  body: item.body,
  query: item.query,
  organization: item.organization_id
    ? { value: item.organization_id, label: item.organization_name ?? item.organization_id }
    : null,
  kept: item.picture_upload_id && item.picture_url ? { id: item.picture_upload_id, url: item.picture_url } : null,
  seconds: String(item.seconds),
  last_day: item.last_day,
});

type Words = {
  no_days: string;
  wrong_time: string;
  wrong_seconds: (least: number, most: number) => string;
  wrong_day: string;
};

/** What can be seen to be wrong without the server. */
export function faultsIn({ weekdays, from_time, to_time, items }: TypedPlaylist, texts: Words): Record<string, string> {
  const isTime = (text: string) => text === '' || PATTERNS.time.test(text);
  const faults: Record<string, string> = {
    ...(weekdays.length === 0 && { weekdays: texts.no_days }),
    ...(!isTime(from_time) && { from_time: texts.wrong_time }),
    ...(!isTime(to_time) && { to_time: texts.wrong_time }),
  };
  for (const [place, { seconds, last_day }] of items.entries()) {
    const count = /^\d{1,3}$/.test(seconds) ? Number(seconds) : 0;
    if (count < SECONDS.least || count > SECONDS.most) {
      faults[`items.${place}.seconds`] = texts.wrong_seconds(SECONDS.least, SECONDS.most);
    }
    if (last_day !== null && !isDay(last_day)) faults[`items.${place}.last_day`] = texts.wrong_day;
  }
  return faults;
}

type Written = {
  [Field in keyof ItemForm]: Field extends 'organization_id' | 'picture_upload_id' ? string | null : ItemForm[Field];
};

/** As it is sent. */
export const formOf = ({ items, from_time, to_time, ...typed }: TypedPlaylist) => ({
  ...typed,
  from_time: from_time === '' ? null : from_time,
  to_time: to_time === '' ? null : to_time,
  items: items.map(
    ({ kind, title, body, query, organization, picture, kept, seconds, last_day }): Written => ({
      kind,
      title,
      body,
      query,
      organization_id: organization?.value ?? null,
      picture_upload_id: picture?.id ?? kept?.id ?? null,
      seconds: Number(seconds),
      last_day,
    }),
  ),
});

/** The fields of the form, in its order. */
export const fieldsOf = (items: number): string[] => [
  'name',
  'weekdays',
  'from_time',
  'to_time',
  ...Array.from({ length: items }, (_, place) =>
    ['title', 'body', 'query', 'organization_id', 'picture_upload_id', 'seconds', 'last_day'].map(
      (field) => `items.${place}.${field}`,
    ),
  ).flat(),
];
