import type { SessionId, UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import type { StreamConnection } from '#platform/server/event-stream.ts';
import { type Change, EVERYTHING } from '#platform/server/live.ts';
import { isOfConversation } from '../kinds.ts';
import { type EntryRow, entriesAfter, MAX_MISSED, positionOf } from './queries.ts';
import { OFFERS, offersIn } from './tell-of-offers.ts';
import { type Entry, STREAM } from './tell-users.ts';

/** The streams that are open in this process. */
export type StreamHub = {
  open(listener: Listener, connection: StreamConnection, after: string | undefined): () => void;
  change(change: Change): void;
  /** Their rights have changed: browsers come back at once, with those that they have now. */
  end(userId: UserId): void;
  size(): number;
  close(): void;
};

/** The user who listens, and their session: the stream ends with it. */
type Listener = {
  id: UserId;
  session_id: SessionId;
  acting_user_id: UserId | null;
  /** Of the portal that is open there; none is the whole country. */
  municipality_ids: readonly number[];
};

type Stream = {
  session_id: SessionId;
  isActing: boolean;
  municipality_ids: readonly number[];
  connection: StreamConnection;
  /** The last that was sent; null until it is known where the browser stands. */
  seq: number | null;
  openedAt: number;
};

type Options = {
  db: Db;
  now(): Date;
  /** Which of these are not over. */
  openAmong(sessions: readonly SessionId[]): Promise<ReadonlySet<SessionId>>;
  onTrouble(error: unknown): void;
};

/** Several changes of a moment are read together. */
const READ_AFTER_MS = 15;
/** While hundreds take what there is, browsers are told once in so long that there is less. */
const TELL_OFFERS_AFTER_MS = 500;
/** A process that died between a commit and its notice is not waited for longer than this. */
const LOOK_EVERY_MS = 10_000;
const BEAT_EVERY_MS = 25_000;
/** A stream keeps no session open; one that is over for doing nothing ends its stream so soon. */
const ASK_SESSIONS_EVERY_MS = 60_000;
/** The browser comes back at once, with the rights that it has then. */
const MAX_LIFE_MS = 30 * 60_000;
/** Browsers of one user; each of them has one stream for all its tabs. */
const MAX_STREAMS = 10;
/** Of one statement. */
const MAX_USERS = 500;

export function streamHub({ db, now, openAmong, onTrouble }: Options): StreamHub {
  const streams = new Map<UserId, Set<Stream>>();
  const waiting = new Set<UserId>();
  let next: NodeJS.Timeout | undefined;
  let reading: Promise<void> | undefined;

  const schedule = (users: Iterable<UserId>) => {
    for (const user of users) if (streams.has(user)) waiting.add(user);
    if (waiting.size === 0 || next) return;
    next = setTimeout(() => {
      next = undefined;
      reading = (reading ?? Promise.resolve()).then(readWaiting).catch(onTrouble);
    }, READ_AFTER_MS);
  };

  const readWaiting = async () => {
    const users = [...waiting];
    waiting.clear();
    for (let start = 0; start < users.length; start += MAX_USERS) await read(users.slice(start, start + MAX_USERS));
  };

  const read = async (users: readonly UserId[]) => {
    const positions = users.flatMap((user_id) => {
      const known = [...(streams.get(user_id) ?? [])].flatMap(({ seq }) => (seq === null ? [] : [seq]));
      return known.length === 0 ? [] : [{ user_id, seq: Math.min(...known) }];
    });
    if (positions.length === 0) return;
    const entries = Map.groupBy(await entriesAfter(db, positions), ({ user_id }) => user_id);
    for (const [user, missed] of entries) for (const stream of streams.get(user) ?? []) deliver(stream, missed);
  };

  const start = async (userId: UserId, stream: Stream, after: string | undefined) => {
    const last = await positionOf(db, userId);
    const asked = after !== undefined && /^\d{1,15}$/.test(after) ? Number(after) : last;
    const missed = asked < last ? await entriesAfter(db, [{ user_id: userId, seq: asked }]) : [];
    const isWhole = asked === last || (asked < last && missed[0]?.seq === asked + 1 && missed.length <= MAX_MISSED);
    stream.seq = isWhole ? asked : last;
    stream.connection.send({ event: isWhole ? 'ready' : 'reset', data: {}, id: String(stream.seq) });
    if (isWhole) deliver(stream, missed);
    schedule([userId]);
  };

  const offers = new Set<string>();
  let offering: NodeJS.Timeout | undefined;
  const tellOffers = () => {
    offering = undefined;
    for (const stream of allOf(streams)) {
      if (isOffered(stream, offers)) stream.connection.send({ event: 'offers', data: {} });
    }
    offers.clear();
  };

  const beating = setInterval(() => {
    const oldest = now().getTime() - MAX_LIFE_MS;
    for (const { connection, openedAt } of allOf(streams)) {
      if (openedAt < oldest) connection.close();
      else connection.beat();
    }
  }, BEAT_EVERY_MS).unref();
  const endOver = async () => {
    const all = [...allOf(streams)];
    for (let start = 0; start < all.length; start += MAX_USERS) {
      const some = all.slice(start, start + MAX_USERS);
      const open = await openAmong(some.map(({ session_id }) => session_id));
      for (const { session_id, connection } of some) if (!open.has(session_id)) connection.close();
    }
  };
  const asking = setInterval(() => void endOver().catch(onTrouble), ASK_SESSIONS_EVERY_MS).unref();
  const looking = setInterval(() => schedule(streams.keys()), LOOK_EVERY_MS).unref();

  return {
    open({ id: userId, session_id, acting_user_id, municipality_ids }, connection, after) {
      const own = streams.get(userId) ?? new Set<Stream>();
      streams.set(userId, own);
      const isActing = acting_user_id !== null;
      const openedAt = now().getTime();
      const stream: Stream = { session_id, isActing, municipality_ids, connection, seq: null, openedAt };
      own.add(stream);
      const [oldest] = own;
      if (own.size > MAX_STREAMS) oldest?.connection.close();
      start(userId, stream, after).catch((error: unknown) => {
        onTrouble(error);
        connection.close();
      });
      return () => {
        own.delete(stream);
        if (own.size === 0 && streams.get(userId) === own) streams.delete(userId);
      };
    },
    change({ topic, id, touches, isOrdinary }) {
      if (topic === EVERYTHING.topic) schedule(streams.keys());
      if (topic === OFFERS) {
        for (const place of touches ?? [EVERYWHERE]) offers.add(place);
        offering ??= setTimeout(tellOffers, TELL_OFFERS_AFTER_MS).unref();
      }
      if (topic !== STREAM) return;
      const users = touches as readonly UserId[] | undefined;
      if (isOrdinary) schedule(users ?? streams.keys());
      else for (const user of users ?? []) for (const stream of streams.get(user) ?? []) pass(stream, id);
    },
    end(userId) {
      for (const { connection } of streams.get(userId) ?? []) connection.close();
    },
    size: () => [...allOf(streams)].length,
    close() {
      clearInterval(beating);
      clearInterval(asking);
      clearInterval(looking);
      clearTimeout(next);
      clearTimeout(offering);
      for (const { connection } of allOf(streams)) connection.close();
    },
  };
}

/** What is kept nowhere has no number, and is not asked for on return. */
function pass(stream: Stream, entry: string): void {
  const { kind, content } = JSON.parse(entry) as Entry;
  if (isFor(stream, kind)) stream.connection.send({ event: kind, data: content });
}

/** Too many to name them. */
const EVERYWHERE = '*';

const isOffered = ({ municipality_ids }: Stream, offers: ReadonlySet<string>): boolean =>
  municipality_ids.length === 0 ||
  offers.has(EVERYWHERE) ||
  municipality_ids.some((municipality) => offers.has(offersIn(municipality)));

const isFor = ({ isActing }: Stream, kind: string): boolean => !isActing || !isOfConversation(kind);

function deliver(stream: Stream, entries: readonly EntryRow[]): void {
  for (const { seq, kind, content } of entries) {
    if (stream.seq === null || seq <= stream.seq) continue;
    stream.seq = seq;
    if (isFor(stream, kind)) stream.connection.send({ event: kind, data: content, id: String(seq) });
  }
}

function* allOf(streams: ReadonlyMap<UserId, ReadonlySet<Stream>>): Generator<Stream> {
  for (const own of streams.values()) yield* own;
}
