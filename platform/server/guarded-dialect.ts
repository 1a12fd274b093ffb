import { AsyncLocalStorage } from 'node:async_hooks';
import { type DatabaseConnection, type Dialect, type Driver, type Kysely, Transaction } from 'kysely';

/**
 * Wraps a dialect's driver with two manners:
 * - Inside a transaction only its own handle may be used. The root handle would see other data on PostgreSQL and wait
 *   for itself for ever on the embedded database, so it throws at once.
 * - A serial engine (one connection) is handed to one user at a time, or another request's query would land inside
 *   this request's transaction. Kysely takes turns too, but before the driver is asked, so that the guard above would
 *   never be reached: its turns are switched off.
 */
export function guardedDialect(dialect: Dialect, { isSerial = false, explain }: GuardOptions = {}): Dialect {
  return {
    createAdapter: () => Object.create(dialect.createAdapter(), { supportsMultipleConnections: { value: true } }),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver: () => guardedDriver(dialect.createDriver(), isSerial ? turnstile() : undefined, explain),
  };
}

type GuardOptions = {
  isSerial?: boolean;
  /** Makes of an error of a query what is to be thrown. */
  explain?: Explain;
};
type Explain = (error: unknown) => unknown;

/**
 * Runs the work in one transaction, and again when PostgreSQL asks for it (serialisation failure or deadlock). Inside
 * a transaction it becomes part of that one: it is done, tried again and undone with it.
 */
export async function inTransaction<Tables, Result>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  if (db instanceof Transaction) return work(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptTransaction(db, work);
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !isWorthRetrying(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 2 ** attempt * 5 * Math.random()));
    }
  }
}

async function attemptTransaction<Tables, Result>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const afterwards: (() => void)[] = [];
  let isWorkDone = false;
  try {
    return await db.transaction().execute((transaction) => {
      openTransactions.set(transaction, { root: db, afterwards });
      return insideTransaction.run(true, async () => {
        const result = await work(transaction);
        isWorkDone = true;
        return result;
      });
    });
  } finally {
    // Also when the commit fails: a connection that is lost then does not tell whether it was carried out.
    if (isWorkDone) for (const one of afterwards) one();
  }
}

/** Runs the work right after the commit of the transaction that this handle belongs to; at once where there is none. */
export function afterCommit<Tables>(db: Kysely<Tables>, work: () => void): void {
  if (db instanceof Transaction) openTransaction(db).afterwards.push(work);
  else work();
}

/** The handle that a transaction was opened on; any other handle is its own root. */
export const rootOf = <Tables>(db: Kysely<Tables>): object =>
  db instanceof Transaction ? openTransaction(db).root : db;

function openTransaction(transaction: object): OpenTransaction {
  const open = openTransactions.get(transaction);
  if (!open) throw new Error('This transaction was not opened by inTransaction.');
  return open;
}

type OpenTransaction = { root: object; afterwards: (() => void)[] };

const openTransactions = new WeakMap<object, OpenTransaction>();

/** For work that starts inside a transaction but does not belong to it, such as a log line written later. */
export const outsideTransaction = <Result>(work: () => Result): Result => insideTransaction.exit(work);

const MAX_ATTEMPTS = 5;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

const insideTransaction = new AsyncLocalStorage<true>();

const isWorthRetrying = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK);

function guardedDriver(driver: Driver, turns: Turnstile | undefined, explain: Explain | undefined): Driver {
  const leaves = new Map<DatabaseConnection, () => void>();
  const explained = new WeakSet<DatabaseConnection>();
  return {
    init: () => driver.init(),
    async acquireConnection() {
      if (insideTransaction.getStore()) {
        throw new Error('The root database handle was used inside a transaction. Use the handle you were given.');
      }
      const leave = await turns?.enter();
      try {
        const connection = await driver.acquireConnection();
        if (explain && !explained.has(connection)) {
          explained.add(connection);
          explainErrors(connection, explain);
        }
        if (leave) leaves.set(connection, leave);
        return connection;
      } catch (error) {
        leave?.();
        throw error;
      }
    },
    async releaseConnection(connection) {
      const leave = leaves.get(connection);
      leaves.delete(connection);
      try {
        await driver.releaseConnection(connection);
      } finally {
        leave?.();
      }
    },
    beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
    commitTransaction: (connection) => driver.commitTransaction(connection),
    rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
    destroy: () => driver.destroy(),
  };
}

function explainErrors(connection: DatabaseConnection, explain: Explain): void {
  const executeQuery: DatabaseConnection['executeQuery'] = connection.executeQuery.bind(connection);
  connection.executeQuery = async <Row>(...given: Parameters<typeof executeQuery>) => {
    try {
      return await executeQuery<Row>(...given);
    } catch (error) {
      throw explain(error);
    }
  };
}

type Turnstile = { enter(): Promise<() => void> };

/** Lets one in at a time, in order of arrival. */
function turnstile(): Turnstile {
  let last: Promise<void> = Promise.resolve();
  return {
    async enter() {
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      await before;
      return resolve;
    },
  };
}
