import { BERGEN } from './given.ts';
import type { GivenEvent } from './given-shapes.ts';
import type { TestPortal } from './portal.ts';

export const KIOSK = {
  name: 'Kiosken',
  start_at: '2026-03-14T09:00:00Z',
  end_at: '2026-03-14T11:00:00Z',
  capacity_max: 2,
};

export type ShiftDay = {
  id: string;
  url: string;
  club: string;
  admin: string;
  moderator: string;
  member: string;
  stranger: string;
};

const nb = { language: 'nb' };

/** A day with shifts, four days after 10 March 2026, and what people do with them. */
export function shiftsIn(portal: TestPortal) {
  const make = (day: ShiftDay, form: object = {}, as = day.moderator) =>
    portal.as(as).post(day.url, { ...KIOSK, ...form }, nb);
  return {
    async day(event: GivenEvent = {}): Promise<ShiftDay> {
      const { given } = portal;
      const [admin, moderator, member, stranger] = [
        await given.person('Ada Administrator'),
        await given.person('Kim Koordinator'),
        await given.person('Mina Medlem'),
        await given.person('Frida Fremmed'),
      ];
      const club = await given.organisation({ name: 'Solvik IL', municipality: BERGEN });
      await given.member(club, admin, 'admin');
      await given.member(club, moderator, 'moderator');
      await given.member(club, member);
      const startsAt = ['2026-03-14T09:00:00Z'];
      const id = await given.event({ name: 'Solvikdagen', organisation: club, startsAt, ...event });
      return { id, url: `/api/events/${id}/slots`, club, admin, moderator, member, stranger };
    },
    make,
    slot: async (day: ShiftDay, form: object = {}) => (await make(day, form)).json().data,
    take: (day: ShiftDay, slot: string, as: string, body: object = {}) =>
      portal.as(as).post(`${day.url}/${slot}/users`, body, nb),
    leave: (day: ShiftDay, slot: string, as: string, body: object = {}) =>
      portal.as(as).send('DELETE', `${day.url}/${slot}/users`, { body, ...nb }),
    change: (day: ShiftDay, slot: string, body: object, as = day.moderator) =>
      portal.as(as).send('PUT', `${day.url}/${slot}`, { body: { ...KIOSK, ...body }, ...nb }),
    remove: (day: ShiftDay, slot: string, as = day.moderator) => portal.as(as).send('DELETE', `${day.url}/${slot}`, nb),
    listed: async (day: ShiftDay, as = day.stranger) => (await portal.as(as).get(day.url)).json().data,
  };
}
