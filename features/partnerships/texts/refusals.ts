import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  oneself: 'Velg en annen arrangør enn dere selv.',
  already_partners: 'Dere samarbeider allerede.',
  already_asked: 'Dere har allerede spurt, og venter på svar.',
  they_asked: 'De har allerede spurt dere. Svar på forespørselen deres.',
  too_many_open: (most: number) =>
    `Dere venter på svar fra ${most} arrangører. Trekk tilbake noen av spørsmålene først.`,
  has_parent: 'Den ene av dere hører allerede til under en annen. Avslutt det først.',
  circle: 'Det går ikke: da ville en arrangør høre til under seg selv.',
  only_they_answer: 'Det er den andre siden som svarer på dette.',
  already_approved: 'Noen har allerede sagt ja til dette.',
  ended: 'Dette er avsluttet eller trukket tilbake. Last siden inn på nytt.',
};

const nn: TextsLike<typeof nb> = {
  oneself: 'Vel ein annan arrangør enn dykk sjølve.',
  already_partners: 'De samarbeider allereie.',
  already_asked: 'De har allereie spurt, og ventar på svar.',
  they_asked: 'Dei har allereie spurt dykk. Svar på førespurnaden deira.',
  too_many_open: (most) => `De ventar på svar frå ${most} arrangørar. Trekk tilbake nokre av spørsmåla først.`,
  has_parent: 'Den eine av dykk høyrer alt til under ein annan. Avslutt det først.',
  circle: 'Det går ikkje: då ville ein arrangør høyre til under seg sjølv.',
  only_they_answer: 'Det er den andre sida som svarar på dette.',
  already_approved: 'Nokon har allereie sagt ja til dette.',
  ended: 'Dette er avslutta eller trekt tilbake. Last sida inn på nytt.',
};

const en: TextsLike<typeof nb> = {
  oneself: 'Choose another organiser than yourselves.',
  already_partners: 'You work together already.',
  already_asked: 'You have asked already and are waiting for an answer.',
  they_asked: 'They have asked you already. Answer their request.',
  too_many_open: (most) =>
    `You are waiting for answers from ${most} organisers. Take some of the questions back first.`,
  has_parent: 'One of you belongs to another organiser already. End that first.',
  circle: 'That cannot be: an organiser would belong to itself.',
  only_they_answer: 'It is the other side that answers this.',
  already_approved: 'Someone has already accepted this.',
  ended: 'This has been ended or withdrawn. Reload the page.',
};

/** Sentences with which the server says no. */
export const REFUSALS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
