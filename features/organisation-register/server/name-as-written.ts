/** Words that stand small inside a name. */
const SMALL = /^(?:i|på|og|av|for|til|ved|med|fra|om|mot|under|over|den|det|de|the|of|and|a|l)$/;
/** Short forms that are read letter by letter, or that people write in capitals. */
const CAPITALS =
  /^(?:IL|IF|IK|UL|BUL|AIL|TIL|AS|ASA|SA|BA|DA|ANS|FAU|KFUM|KFUK|YMCA|YWCA|SFO|UIO|UIB|USA|IOGT|IT|II|III|IV)$/;
const HAS_VOWEL = /[AEIOUYÆØÅÄÖÁÉ]/u;

/** The register shouts: 'SOLVIK OG OMEGN IL' is 'Solvik og Omegn IL'. */
export function nameAsWritten(name: string): string {
  const written = name.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  // A user who writes in both sizes has chosen them.
  if (/\p{Ll}/u.test(written)) return written;
  return written.replaceAll(/\p{L}[\p{L}\p{M}'’]*/gu, (word, at) => wordAsWritten(word, at === 0));
}

function wordAsWritten(word: string, isFirst: boolean): string {
  if (CAPITALS.test(word) || (word.length > 1 && !HAS_VOWEL.test(word))) return word;
  const small = word.toLocaleLowerCase('nb');
  return !isFirst && SMALL.test(small) ? small : word.charAt(0) + small.slice(1);
}
