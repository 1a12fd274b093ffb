import type { DEMO_ACCOUNTS } from '../accounts.ts';

type Who = keyof typeof DEMO_ACCOUNTS;

export type DemoConversation = {
  /** A group has a name; the team's conversation belongs to the organisation. */
  kind: 'direct' | 'group' | 'organisation';
  name?: string;
  /** The first one started it. */
  people: readonly [Who, ...Who[]];
  lines: readonly { by: Who; hoursAgo: number; text: string }[];
  /** How many of the last lines they have not read. */
  unread?: Partial<Record<Who, number>>;
  mutedBy?: Who;
};

/** What the people of the demo have written to each other. */
export const CONVERSATIONS: readonly DemoConversation[] = [
  {
    kind: 'group',
    name: 'Dugnad på lørdag',
    people: ['koordinator', 'leder', 'medlem'],
    lines: [
      { by: 'koordinator', hoursAgo: 50, text: 'Hei! Vi rydder ved klubbhuset på lørdag klokka 11. Hvem kan komme?' },
      { by: 'medlem', hoursAgo: 49.5, text: 'Jeg kommer, og tar med to river.' },
      { by: 'leder', hoursAgo: 47, text: 'Flott! Jeg ordner kaffe og vafler.' },
      { by: 'koordinator', hoursAgo: 46, text: 'Planen ligger her: https://example.com/dugnad' },
      { by: 'medlem', hoursAgo: 5, text: 'Kan naboen min bli med? Hun har tilhenger.' },
      { by: 'koordinator', hoursAgo: 3, text: 'Gjerne! Da får vi kjørt bort alt på én tur.' },
    ],
    unread: { leder: 2, medlem: 1 },
  },
  {
    kind: 'direct',
    people: ['medlem', 'leder'],
    lines: [
      { by: 'medlem', hoursAgo: 27, text: 'Hei, Lars! Kan lillebror bli med på torsdag?' },
      { by: 'leder', hoursAgo: 26, text: 'Klart det. Si fra i døra, så finner vi utstyr til ham.' },
      { by: 'medlem', hoursAgo: 1.5, text: 'Tusen takk! Han har str. 34 i sko.' },
    ],
    unread: { leder: 1 },
  },
  {
    kind: 'organisation',
    people: ['leder', 'koordinator'],
    lines: [
      { by: 'leder', hoursAgo: 98, text: 'Har du sett søknaden fra Marte? Jeg synes vi sier ja.' },
      { by: 'koordinator', hoursAgo: 97, text: 'Enig. Jeg godkjenner henne i kveld.' },
    ],
    mutedBy: 'koordinator',
  },
];
