// Runs on whatever Node there is, before packages are installed: imports nothing but Node itself.
import { createServer } from 'node:net';

const HINTS = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use by another program. Stop it, or choose another: PORT=${port + 1} npm start`,
  EACCES: ({ port }) => `Port ${port} is not for ordinary users. Choose one above 1023, with a proxy in front.`,
  EADDRNOTAVAIL: ({ host }) => `HOST=${host} is no address of this machine.`,
};
/** As in platform/server/startup-error.ts, which is not readable yet. */
const EXIT_CODES = { EADDRINUSE: 3, EACCES: 2, EADDRNOTAVAIL: 2 };

/** Ends the program with a sentence when its port cannot be had. A value that is no port is left to the settings. */
export async function demandPort({ HOST, PORT, PROCESS }) {
  const host = HOST || '127.0.0.1';
  const port = Number(PORT || 3000);
  if (PROCESS === 'worker' || !Number.isInteger(port) || port < 1 || port > 65_535) return;
  const code = await failureToListen(host, port);
  const hint = HINTS[code];
  if (hint === undefined) return;
  process.stderr.write(`\nNabolag did not start: ${hint({ host, port })}\n`);
  process.exit(EXIT_CODES[code]);
}

function failureToListen(host, port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }) => resolve(code));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(null)));
  });
}
