import { useEffect, useRef } from 'react';
import { useHref, useLocation } from 'react-router';

/**
 * SHL-15: starts the worker that keeps read pages, and tells it of each page. Moving about inside the portal asks the
 * server for data only; to open the page later without a connection, the worker needs the page itself.
 */
export function useServiceWorker(): void {
  const { pathname, search } = useLocation();
  const address = useHref({ pathname, search });
  const isFirstRef = useRef(true);

  useEffect(() => {
    if (!mayWork()) return;
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
    return () => removeEventListener('load', start);
  }, []);

  useEffect(() => {
    if (!mayWork()) return;
    const cameThroughWorker = isFirstRef.current && navigator.serviceWorker.controller !== null;
    isFirstRef.current = false;
    if (!cameThroughWorker) tellOfPage(address);
  }, [address]);
}

const LOCAL_HOST = /^(.+\.)?localhost$|^127\.\d+\.\d+\.\d+$|^\[::1\]$/;

function mayWork(): boolean {
  const isSafe = location.protocol === 'https:' || LOCAL_HOST.test(location.hostname);
  return isSafe && 'serviceWorker' in navigator && !import.meta.env.DEV;
}

/** A browser that refuses (private window, full disk) shows the portal as before. */
function start() {
  navigator.serviceWorker.register('/service-worker.js').catch(() => {});
}

async function tellOfPage(address: string) {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ kind: 'page-read', address });
}

/**
 * For pages that must open without a connection next time: tells the service worker all their files, also those that
 * load later, as it may not have seen them being fetched. Answers with a function that ends it.
 */
export function keepFilesOfPage(): () => void {
  if (!mayWork()) return () => {};
  const observer = new PerformanceObserver((seen) => {
    const addresses = seen.getEntries().map(({ name }) => name);
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ kind: 'files-used', addresses }));
  });
  observer.observe({ type: 'resource', buffered: true });
  return () => observer.disconnect();
}
