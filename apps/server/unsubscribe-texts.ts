import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  home: 'Nabolag, til forsiden',
  ask: {
    title: 'Vil du melde deg av?',
    text: (what: string) => `Da får du ikke lenger e-post om ${what}.`,
    more: 'Varslene dine i portalen er som før. Kvitteringer, avlysninger og det som gjelder brukeren din, får du fortsatt.',
    action: 'Meld meg av',
  },
  done: {
    title: 'Du er meldt av',
    text: (what: string) => `Du får ikke lenger e-post om ${what}.`,
    more: 'Det gjelder fra nå av. E-poster som alt er på vei, kan komme likevel.',
    action: 'Angre',
  },
  undone: { title: 'Du er meldt på igjen', text: (what: string) => `Du får e-post om ${what}, som før.` },
  gone: {
    title: 'Lenken virker ikke',
    text: 'Den er for gammel, eller noe av den mangler. Logg inn, så velger du selv hva du vil ha e-post om.',
  },
  choices: 'Se alle valgene dine',
};

const nn: TextsLike<typeof nb> = {
  home: 'Nabolag, til framsida',
  ask: {
    title: 'Vil du melde deg av?',
    text: (what) => `Då får du ikkje lenger e-post om ${what}.`,
    more: 'Varsla dine i portalen er som før. Kvitteringar, avlysingar og det som gjeld brukaren din, får du framleis.',
    action: 'Meld meg av',
  },
  done: {
    title: 'Du er meld av',
    text: (what) => `Du får ikkje lenger e-post om ${what}.`,
    more: 'Det gjeld frå no av. E-postar som alt er på veg, kan kome likevel.',
    action: 'Angra',
  },
  undone: { title: 'Du er meld på igjen', text: (what) => `Du får e-post om ${what}, som før.` },
  gone: {
    title: 'Lenkja verkar ikkje',
    text: 'Ho er for gammal, eller noko av ho manglar. Logg inn, så vel du sjølv kva du vil ha e-post om.',
  },
  choices: 'Sjå alle vala dine',
};

const en: TextsLike<typeof nb> = {
  home: 'Nabolag, to the front page',
  ask: {
    title: 'Do you want to unsubscribe?',
    text: (what) => `You will get no more e-mails about ${what}.`,
    more: 'Your notifications in the portal stay as they are. You will still get receipts, cancellations and what is about your account.',
    action: 'Unsubscribe',
  },
  done: {
    title: 'You have unsubscribed',
    text: (what) => `You will get no more e-mails about ${what}.`,
    more: 'This holds from now on. E-mails that are already on their way may still arrive.',
    action: 'Undo',
  },
  undone: { title: 'You are subscribed again', text: (what) => `You get e-mails about ${what}, as before.` },
  gone: {
    title: 'This link does not work',
    text: 'It is too old, or a part of it is missing. Log in to choose what you want e-mails about.',
  },
  choices: 'See all your choices',
};

export const UNSUBSCRIBE_TEXTS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
