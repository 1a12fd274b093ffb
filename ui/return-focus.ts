/** Where the focus came from, and where it goes if that is not there any more. */
export type FocusOrigin = { opener: Element | null; menuButton: HTMLElement | null };

export function focusOrigin(): FocusOrigin {
  const opener = document.activeElement;
  const menu = opener?.closest('[data-menu], details');
  return { opener, menuButton: menu?.querySelector<HTMLElement>('summary, button[aria-expanded]') ?? null };
}

/** One rule for everything that goes away with the focus inside: its opener, else the menu's button, else the heading. */
export function returnFocus({ opener, menuButton }: FocusOrigin): void {
  const target = [opener, menuButton].find(canHaveFocus);
  if (target) target.focus();
  else focusHeading();
}

export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

const canHaveFocus = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement &&
  element !== document.body &&
  element.isConnected &&
  element.checkVisibility?.() !== false;
