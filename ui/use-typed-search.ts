import { useState } from 'react';
import { useSettled } from './use-settled.ts';

/** What is typed into a search, and what is looked for once it has not changed for a while. */
export function useTypedSearch() {
  const [typed, onType] = useState('');
  const q = useSettled(typed.trim());
  return { query: q ? { q } : {}, typing: { typed, onType } };
}
