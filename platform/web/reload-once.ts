const KEY = 'nabolag:reloaded';

/**
 * SHL-14: after a new release, a page that has been open for long asks for parts that are gone. Reloading brings the
 * new ones; a second failure within the same visit is something else, and reloading again would never end. Without a
 * network nothing is gone, and the page that is there is the best that one can have.
 */
export function reloadOnceWhenPartsAreGone(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || hasReloaded()) return;
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
