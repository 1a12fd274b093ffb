/** Settings that a portal in production starts on. Nothing listens at these addresses: tests hand in what they need. */
export const PRODUCTION: Record<string, string> = {
  NODE_ENV: 'production',
  SECRET: 'a secret of our own, which is long enough',
  DATABASE_URL: 'postgres://nabolag@127.0.0.1:9/nabolag',
  BASE_DOMAIN: 'nabolag.example',
  PUBLIC_SCHEME: 'https',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Nabolag <portal@nabolag.example>',
  TRUSTED_PROXIES: '10.0.0.1',
};
