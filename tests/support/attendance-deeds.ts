import fc from 'fast-check';
import { type Actor, OTHERS, PEOPLE, type Person } from './attendance-actors.ts';
import type { Deed, Drawn } from './attendance-commands.ts';
import type { Change } from './attendance-organiser-model.ts';

const often = <Item>(weight: number, item: Item): Item[] => Array<Item>(weight).fill(item);

const person = fc.constantFrom(...PEOPLE);
const which = fc.nat(1);
const signer = fc.constantFrom<Actor>(...PEOPLE, ...PEOPLE, ...PEOPLE, 'visitor', 'readonly');
const runner = fc.constantFrom<Actor>(
  ...often(11, 'leader' as const),
  ...often(6, 'coordinator' as const),
  ...PEOPLE,
  ...OTHERS,
);
const remover = fc.constantFrom<Actor>(...PEOPLE, ...OTHERS, 'municipality', 'leader');
const blocker = fc.constantFrom<Actor>(...often(4, 'superadmin' as const), 'visitor', 'leader', 'municipality');
const capacity = fc.option(fc.integer({ min: 1, max: 4 }));
const shiftCapacity = fc.option(fc.integer({ min: 1, max: 3 }));
const number = fc.option(fc.nat(30));
const reason = fc.constantFrom('', 'Mot reglene', 'Mot reglene');
const scope = fc.constantFrom('one' as const, 'one' as const, 'all' as const);
const kind = <Kind extends Deed['kind']>(...kinds: Kind[]) => fc.constantFrom(...kinds);

/** By oneself, or by the user who runs it. */
const helper = fc.oneof(
  person.map((one) => ({ by: one as Actor, person: one })),
  fc.record({ by: runner, person }),
);

const changeOf = (more: fc.Arbitrary<Partial<Change>>) =>
  fc
    .record({ time: which, scope, keeps: fc.boolean(), more })
    .map(({ more: one, ...change }): Change => ({ ...change, ...one }));

const drawn = (deed: fc.Arbitrary<Deed>, many: number): fc.Arbitrary<Drawn> =>
  fc.record({ deed, insists: fc.nat(many - 1).map((one) => one === many - 1) });

/** Can be done at most times; one in so many insists on doing it as it was drawn. */
const usual = (weight: number, deed: fc.Arbitrary<Deed>) => often(weight, drawn(deed, 4));
/** Can seldom be done, and is when it can: the more often a user thinks of it, the fewer of them insist. */
const seldom = (weight: number, deed: fc.Arbitrary<Deed>) => often(weight, drawn(deed, 5 * weight));

/** What a user may come to do. */
export const drawings: fc.Arbitrary<Drawn>[] = [
  ...usual(6, fc.record({ kind: kind('attend', 'attend', 'leave'), who: signer, time: which })),
  ...usual(1, fc.record({ kind: kind('join'), who: signer })),
  ...usual(
    1,
    fc.record({
      kind: kind('register'),
      by: runner,
      time: which,
      people: fc.uniqueArray(person, { minLength: 1, maxLength: 3 }),
    }),
  ),
  ...usual(1, fc.record({ kind: kind('remove'), by: runner, time: which, person })),
  ...seldom(
    4,
    fc.record({
      kind: kind('move'),
      by: runner,
      time: which,
      person,
      way: fc.constantFrom('up' as const, 'down' as const),
    }),
  ),
  ...usual(
    1,
    fc.record({ kind: kind('resize'), by: runner, change: changeOf(capacity.map((one) => ({ capacity: one }))) }),
  ),
  ...usual(
    1,
    fc.record({
      kind: kind('postpone'),
      by: runner,
      change: changeOf(fc.integer({ min: 1, max: 3 }).map((days) => ({ days }))),
    }),
  ),
  ...usual(1, fc.record({ kind: kind('turn'), by: runner, change: changeOf(fc.constant({ turns: true })) })),
  ...seldom(1, fc.record({ kind: kind('show'), by: runner, time: which, is_shown: fc.boolean() })),
  ...seldom(7, fc.record({ kind: kind('publish'), by: runner })),
  ...seldom(1, fc.record({ kind: kind('unpublish'), by: remover, reason })),
  ...seldom(4, fc.record({ kind: kind('lift'), by: remover, reason })),
  ...usual(1, fc.record({ kind: kind('cancel'), by: runner })),
  ...seldom(4, fc.record({ kind: kind('uncancel'), by: runner, keeps: fc.boolean() })),
  ...seldom(1, fc.record({ kind: kind('complete'), by: runner })),
  ...seldom(6, fc.record({ kind: kind('count'), by: runner, count: number })),
  ...seldom(1, fc.record({ kind: kind('block', 'block', 'unblock'), by: blocker, person })),
  ...seldom(3, fc.record({ kind: kind('unblock'), by: blocker, person })),
  ...usual(
    2,
    fc.record({ kind: kind('take_shift'), shift: which, helper, despite_clash: fc.boolean() }).map(withHelper),
  ),
  ...seldom(3, fc.record({ kind: kind('give_shift_back'), shift: which, helper }).map(withHelper)),
  ...usual(1, fc.record({ kind: kind('resize_shift'), by: runner, shift: which, capacity: shiftCapacity })),
  ...seldom(1, fc.record({ kind: kind('remove_shift', 'remove_shift', 'create_shift'), by: runner, shift: which })),
  ...seldom(3, fc.record({ kind: kind('create_shift'), by: runner, shift: which })),
  ...often(3, drawn(fc.record({ kind: kind('wait'), hours: fc.constantFrom(1, 6, 12, 24, 30, 48) }), 2)),
  ...often(8, drawn(fc.record({ kind: kind('mind') }), 100)),
];

function withHelper<One extends { helper: { by: Actor; person: Person } }>({
  helper: { by, person: one },
  ...rest
}: One) {
  return { ...rest, by, person: one };
}
