/** Long enough for a browser that asks where to put it. */
const KEPT_MS = 60_000;

/** The way of the browser to keep what a script has. */
export function handOver(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
