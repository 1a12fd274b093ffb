import { randomUUID } from 'node:crypto';
import { accountsOf, type Entry, post } from '#features/ledger/server/public.ts';
import { sealPostings } from '#features/ledger/server/seal.ts';
import { BERGEN, OSLO } from './given.ts';
import { givenPurse, ledgerOf } from './ledger-scene.ts';
import { startPortal } from './portal.ts';

export const LEDGER = '/api/municipality/ledger';

/** A portal with Bergen's auditor, those who share the journal, and those who are to see nothing of it. */
export async function auditScene() {
  const portal = await startPortal();
  const { given } = portal;
  const people = {
    auditor: await given.person('Rita Revisor', { auditorOf: [BERGEN] }),
    admin: await given.person('Tor Vik', { adminOf: [BERGEN] }),
    support: await given.person('Siri Støtte', { supportOf: [BERGEN] }),
    elsewhere: await given.person('Ola Oslo', { adminOf: [OSLO] }),
    auditorElsewhere: await given.person('Oda Oslo', { auditorOf: [OSLO] }),
    user: await given.person('Ulla Ungdom'),
    moderator: await given.person('Sam Moderator', { scopes: ['moderator'] }),
    superAdmin: await given.person('Sara Super', { scopes: ['admin'] }),
  };
  const club = await given.organisation({ name: 'Solvik svømmeklubb' });
  const { within } = ledgerOf(portal, people.user);
  const { purse } = await givenPurse(portal, BERGEN, 500_000);

  /** The child pays the club: from the purse, and the rest with own money, as one entry. */
  const pays = (purse_ore: number, own_ore = 0) =>
    within(async (context) => {
      const [claim, provider] = await accountsOf(context, [
        { municipality_id: BERGEN, kind: 'claim', owner_id: club },
        { municipality_id: BERGEN, kind: 'provider', owner_id: randomUUID() },
      ]);
      if (!(claim && provider)) throw new Error('Two accounts were asked for.');
      const from = { key: randomUUID(), kind: 'pay', from_account_id: purse, amount_ore: purse_ore } as const;
      const own = { key: randomUUID(), kind: 'pay_own', from_account_id: provider, amount_ore: own_ore } as const;
      const movements: Entry['movements'] = [
        { ...from, to_account_id: claim },
        ...(own_ore > 0 ? [{ ...own, to_account_id: claim }] : []),
      ];
      const entry: Entry = { municipality_id: BERGEN, entry_id: randomUUID(), phase: 'held', movements };
      return post(context, entry);
    });

  return {
    portal,
    people,
    club,
    purse,
    pays,
    seal: () => sealPostings(portal.jobServices),
    close: () => portal.close(),
  };
}
