import { textParts } from './text-parts.ts';

type WrittenTextProps = { text: string; className?: string | undefined };

/** What a user has written. Text is text; addresses lead out without being recommended by us. */
export function WrittenText({ text, className }: WrittenTextProps) {
  return (
    <p className={className}>
      {textParts(text).map((part) =>
        part.href === null ? (
          part.text
        ) : (
          <a key={part.key} className="ds-link" href={part.href} rel="nofollow noopener noreferrer ugc">
            {part.text}
          </a>
        ),
      )}
    </p>
  );
}
