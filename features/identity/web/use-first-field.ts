import { useEffect } from 'react';

/** Where a page asks for one thing, its field is ready to type in; after the page itself has taken the focus. */
export function useFirstField(id: string): void {
  useEffect(() => {
    const timer = setTimeout(() => document.getElementById(id)?.focus());
    return () => clearTimeout(timer);
  }, [id]);
}
