type EmphasisedProps = {
  /** A whole sentence, with `part` in it. */
  text: string;
  part: string;
};

/** A sentence in which one thing stands out. */
export function Emphasised({ text, part }: EmphasisedProps) {
  const at = text.indexOf(part);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <strong>{part}</strong>
      {text.slice(at + part.length)}
    </>
  );
}
