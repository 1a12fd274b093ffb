// One file for the list's button to load: each further one would be named in everybody's first load.
export { listAddresses } from '#features/feeds/addresses.ts';
export { TakeAlong } from '#features/feeds/web/take-along.tsx';
export { screenDictionaries } from '../texts/late-dictionaries.ts';
