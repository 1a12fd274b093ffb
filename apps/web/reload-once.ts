const KEY = 'nabolag:reloaded';

/**
 * SHL-14: after a new release, a page that has been open for long asks for parts that are gone. Reloading brings the
 * new ones; a second failure within the same visit is something else, and reloading again would never end.
 */
export function reloadOnceWhenPartsAreGone(): void {
  addEventListener('vite:preloadError', (event) => {
    if (hasReloaded()) return;
    event.preventDefault();
    location.reload();
  });
}

function hasReloaded(): boolean {
  try {
    if (sessionStorage.getItem(KEY)) return true;
    sessionStorage.setItem(KEY, 'yes');
    return false;
  } catch {
    return true;
  }
}
