/** Everything the portal leaves in a browser. The cookies page must name each of them in every language. */
export const STORED_THINGS = [
  { name: 'clarityConsent', place: 'cookie', days: 180 },
  { name: 'nabolag-language', place: 'cookie', days: 365 },
  { name: 'nabolag:language-offered', place: 'storage' },
  { name: 'nabolag:USER_MUNICIPALITY', place: 'storage' },
  { name: 'nabolag:municipalities', place: 'storage' },
  { name: 'nabolag:get-started:username', place: 'storage' },
  { name: 'nabolag:auth:user', place: 'storage' },
  { name: 'nabolag:verification', place: 'storage' },
  { name: '__Secure-adm', place: 'cookie' },
  { name: 'nabolag-adm', place: 'cookie' },
  { name: '__Host-f', place: 'cookie' },
  { name: '__Host-d', place: 'cookie', days: 180 },
] as const satisfies readonly { name: string; place: 'cookie' | 'storage'; days?: number }[];
