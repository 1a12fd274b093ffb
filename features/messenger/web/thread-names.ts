import type { ThreadSummary } from '../contract.ts';
import type { MessengerTexts } from '../texts/token.ts';

export const firstName = (name: string): string => name.split(' ', 1)[0] ?? name;

/** What a conversation is called: its own name, what it belongs to, or who is in it. */
export function threadName({ name, event, organization, others }: ThreadSummary, texts: MessengerTexts): string {
  if (name !== null) return name;
  const owner = event ?? organization;
  if (owner) return owner.name;
  if (others.length === 1) return others[0]?.name ?? texts.gone;
  return others.length === 0 ? texts.gone : others.map((other) => firstName(other.name)).join(', ');
}

/** Who is in it, below its name. */
export function threadPeople(
  { kind, others, participants_count: count }: ThreadSummary & { participants_count: number },
  texts: MessengerTexts,
): string {
  if (kind === 'direct') return texts.kinds.direct;
  if (kind === 'event') return texts.kinds.event(count);
  if (kind === 'organisation') return texts.kinds.organisation(count);
  if (count <= 1) return texts.alone;
  const names = others.map((other) => firstName(other.name)).join(', ');
  const more = count - 1 - others.length;
  return texts.kinds.group(more > 0 ? texts.and_more(names, more) : names, count);
}

/** The line that stands for a conversation in the list. */
export function lastLine({ kind, last_message: line }: ThreadSummary, texts: MessengerTexts): string {
  if (!line) return texts.list.nothing;
  const author = line.is_own ? texts.you : (line.author_name ?? texts.gone);
  const subject = line.subject_name ?? texts.gone;
  switch (line.kind) {
    case 'added':
      return texts.told.added({ author, subject });
    case 'removed':
      return texts.told.removed({ author, subject });
    case 'left':
      return texts.told.left(author);
    case 'renamed':
      return texts.told.renamed(author, line.body);
    case 'text': {
      if (line.is_hidden) return texts.log.hidden;
      const words = line.is_deleted ? texts.log.deleted : line.body || texts.list.files;
      if (line.is_own) return texts.list.own(words);
      return kind === 'direct' ? words : texts.list.by(firstName(author), words);
    }
  }
}
