/** What keys look like that were left behind by mistake, each with a name for the report. */
const KEYS: readonly [string, RegExp][] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s*[A-Za-z0-9+/=]{40}/],
  ['a private key as JWK', /"d"\s*:\s*"[\w-]{40,}"/],
  ['a key of AWS', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['a token of GitHub', /\b(?:gh[pousr]_\w{36}|github_pat_\w{60})/],
  ['a token of GitLab', /\bglpat-[\w-]{20}/],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['a token of Slack', /\bxox[abprs]-[\w-]{20}/],
  ['a key of Google', /\bAIza[\w-]{35}/],
  ['a key of Stripe', /\b[rs]k_live_\w{20}/],
  ['a key of Sendgrid', /\bSG\.[\w-]{20,}\.[\w-]{40}/],
  ['a ticket', /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{20,}/],
  [
    'a password in an address',
    /\b(?:postgres(?:ql)?|smtps?|https?):\/\/[^\s:/@'"`$<]+:[^\s:/@'"`$<…]{8,}@(?!127\.0\.0\.1|0\.0\.0\.0|localhost|host\b|[\w.-]*\.(?:example|test|no)\b)/,
  ],
  [
    'a secret',
    /(?:secret|token|password|api_?key)["']?\s*[:=]\s*["'](?=[\w+/=-]*\d)(?=[\w+/=-]*[A-Z])(?=[\w+/=-]*[a-z])[A-Za-z0-9+/=_-]{32,}["']/i,
  ],
];

/** Names what was found and where, never the value. */
export function secretsIn(text: string): { kind: string; line: number }[] {
  return KEYS.flatMap(([kind, pattern]) => {
    const found = pattern.exec(text);
    return found ? [{ kind, line: text.slice(0, found.index).split('\n').length }] : [];
  });
}
