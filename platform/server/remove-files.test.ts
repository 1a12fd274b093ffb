import { expect, test } from 'vitest';
import { removeFiles } from './remove-files.ts';

/** Files by their keys; some of them cannot be removed. */
async function remove(keys: readonly string[], stuck: (key: string) => boolean) {
  const named = new Map(keys.map((key, id) => [id, key]));
  let counted = 0;
  const files = {
    put: async () => {},
    get: async () => null,
    remove: async (key: string) => {
      if (stuck(key)) throw new Error(`${key} is stuck`);
    },
  };
  const countRows = (more: number) => {
    counted += more;
  };
  const error = await removeFiles<number>(
    files,
    { countRows },
    {
      next: async (failed) =>
        [...named]
          .filter(([id]) => !failed.includes(id))
          .slice(0, 2)
          .map(([id, storage_key]) => ({ id, storage_key })),
      forget: async (id) => named.delete(id),
    },
  ).catch((thrown: unknown) => thrown);
  return { left: [...named.values()], counted, error };
}

test('UPL-04 every file is removed, a few at a time', async () => {
  expect(await remove(['a', 'b', 'c', 'd', 'e'], () => false)).toEqual({ left: [], counted: 5, error: undefined });
});

test('UPL-04 a file that cannot be removed stops no other, and the run has failed', async () => {
  const { left, counted, error } = await remove(['a', 'b', 'c', 'd', 'e'], (key) => key === 'a' || key === 'd');
  expect({ left, counted }).toEqual({ left: ['a', 'd'], counted: 3 });
  expect(error).toMatchObject({ message: 'Files that could not be removed: 2.', cause: { message: 'd is stuck' } });
});

test('D-29 a store that is away is not asked for every file', async () => {
  let asked = 0;
  const keys = Array.from({ length: 100 }, (_, index) => `file ${index}`);
  const { left, error } = await remove(keys, () => {
    asked += 1;
    return true;
  });
  expect({ asked, left: left.length, error }).toMatchObject({
    asked: 20,
    left: 100,
    error: { message: 'file 19 is stuck' },
  });
});
