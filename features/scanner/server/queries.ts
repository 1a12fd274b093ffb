import { doorsAlong } from '#features/door/server/public.ts';
import type { PassKind } from '#features/passes/server/public.ts';
import type { Context } from '#platform/server/context.ts';
import type { AlongList, ScanPlace } from '../contract.ts';
import { MAX_ALONG } from '../rules.ts';
import { demandDesk } from './desks.ts';

/** What a device takes along. The codes themselves stay here. */
export async function listAlong(context: Context, kinds: readonly PassKind[], asked: ScanPlace): Promise<AlongList> {
  const { place, name } = await demandDesk(context, asked);
  const entries: AlongList['entries'] = await doorsAlong(context, place);
  for (const kind of kinds) {
    for (const { reading, ...digests } of await kind.takeAlong(context, place)) {
      const { thing_id: _thing, ...rest } = reading;
      entries.push({ ...digests, from: null, reading: rest });
    }
  }
  return { as_of: context.now.toISOString(), name, entries: withoutDoubt(entries.slice(0, MAX_ALONG)) };
}

/** Digits that would mean two things on a list are not known there: the code is read, or the server asked. */
export function withoutDoubt(entries: AlongList['entries']): AlongList['entries'] {
  const marks = Map.groupBy(entries, ({ digits_mark }) => digits_mark);
  return entries.map((entry) => (marks.get(entry.digits_mark)?.length === 1 ? entry : { ...entry, digits_mark: null }));
}
