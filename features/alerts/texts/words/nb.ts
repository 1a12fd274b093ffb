/** What alerts are called, and why one is not made; only the server reads these. */
export const nb = {
  /** `topics`, `ages` and `place` are empty where nothing was chosen. */
  name: ({ topics, ages, place }: { topics: string; ages: string; place: string }) =>
    [topics || 'Aktiviteter', ages && `for ${ages}`, place].filter(Boolean).join(' '),
  /** Goes on after ‘You get e-mails about’. */
  subject: (name: string) => `nye på listen «${name}»`,
  too_many: (most: number) =>
    `Du har ${most} varsler allerede, og flere kan du ikke ha. Slett et du ikke trenger lenger, så er det plass til et nytt.`,
  over: 'Datoene i filteret er over, så det kommer ingen nye. Velg andre datoer, eller ta dem bort.',
};
