import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { ownCultureTexts } from '../../texts/own/token.ts';
import { listOwnCultureCards } from '../calls.ts';

/** On one's own page; nothing for those who have no card. */
export function OwnCardsLink({ href }: { href: string }) {
  const texts = useTexts(ownCultureTexts);
  const cards = useAnswer(listOwnCultureCards, {}).data?.data ?? [];
  if (cards.length === 0) return null;
  return (
    <section className="nb-panel nb-stack" aria-labelledby="culture-cards">
      <SectionHeading id="culture-cards" title={texts.title} />
      <p>{texts.link_text(cards.length)}</p>
      <div>
        <ButtonLink variant="secondary" href={href}>
          {texts.link}
        </ButtonLink>
      </div>
    </section>
  );
}
