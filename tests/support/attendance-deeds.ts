import fc from 'fast-check';
import { type Actor, OTHERS, PEOPLE, type Person } from './attendance-actors.ts';
import type { Deed } from './attendance-commands.ts';
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
const scope = fc.constantFrom('one' as const, 'one' as const, 'all' as const);
const insists = fc.constantFrom(false, false, false, true);
const kind = <Kind extends Deed['kind']>(...kinds: Kind[]) => fc.constantFrom(...kinds);

/** By oneself, or by whoever runs it. */
const helper = fc.oneof(
  person.map((one) => ({ by: one as Actor, person: one })),
  fc.record({ by: runner, person }),
);

const changeOf = (more: fc.Arbitrary<Partial<Change>>) =>
  fc
    .record({ time: which, scope, keeps: fc.boolean(), more })
    .map(({ more: one, ...change }): Change => ({ ...change, ...one }));

const signingUp = fc.record({
  kind: kind('attend', 'attend', 'attend', 'attend', 'leave', 'leave'),
  who: signer,
  time: which,
});

/** What somebody may come to do, the usual more often than the rest. */
export const deeds: fc.Arbitrary<Deed>[] = [
  ...often(4, signingUp),
  fc.record({ kind: kind('join'), who: signer }),
  fc.record({
    kind: kind('register'),
    by: runner,
    time: which,
    people: fc.uniqueArray(person, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ kind: kind('remove'), by: runner, time: which, person }),
  fc.record({
    kind: kind('move'),
    by: runner,
    time: which,
    person,
    way: fc.constantFrom('up' as const, 'down' as const),
  }),
  fc.record({ kind: kind('resize'), by: runner, change: changeOf(capacity.map((one) => ({ capacity: one }))) }),
  fc.record({
    kind: kind('postpone'),
    by: runner,
    change: changeOf(fc.integer({ min: 1, max: 3 }).map((days) => ({ days }))),
  }),
  fc.record({ kind: kind('turn'), by: runner, change: changeOf(fc.constant({ turns: true })) }),
  fc.record({ kind: kind('show'), by: runner, time: which, is_shown: fc.boolean(), insists }),
  ...often(2, fc.record({ kind: kind('publish'), by: runner, insists })),
  fc.record({
    kind: kind('unpublish', 'lift'),
    by: remover,
    reason: fc.constantFrom('', 'Mot reglene', 'Mot reglene'),
    insists,
  }),
  fc.record({ kind: kind('cancel'), by: runner, insists }),
  ...often(2, fc.record({ kind: kind('uncancel'), by: runner, keeps: fc.boolean(), insists })),
  fc.record({ kind: kind('complete'), by: runner, insists }),
  fc.record({ kind: kind('count'), by: runner, count: number, insists }),
  fc.record({ kind: kind('block', 'unblock', 'unblock'), by: blocker, person, insists }),
  ...often(
    2,
    fc.record({ kind: kind('take_shift'), shift: which, helper, despite_clash: fc.boolean() }).map(withHelper),
  ),
  fc.record({ kind: kind('give_shift_back'), shift: which, helper }).map(withHelper),
  fc.record({
    kind: kind('resize_shift'),
    by: runner,
    shift: which,
    capacity: shiftCapacity,
  }),
  fc.record({ kind: kind('remove_shift', 'create_shift', 'create_shift'), by: runner, shift: which }),
  ...often(2, fc.record({ kind: kind('wait'), hours: fc.constantFrom(1, 6, 12, 24, 30, 48) })),
  fc.record({ kind: kind('mind') }),
];

function withHelper<One extends { helper: { by: Actor; person: Person } }>({
  helper: { by, person: one },
  ...rest
}: One) {
  return { ...rest, by, person: one };
}
