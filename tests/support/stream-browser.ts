/** A browser that listens to GET /stream, and what it was told. */
export type ToldBrowser = {
  events: { event: string; data: Record<string, unknown> }[];
  lastEventId(): string | undefined;
  hasEnded(): boolean;
  close(): void;
};

/** `state`: what is different about the session, as `x-test-state` has it. */
type Listening = { lastEventId?: string | undefined; state?: object; tenant?: string };

export async function listenTo(
  address: string,
  ticket: string,
  { lastEventId, state, tenant }: Listening = {},
): Promise<ToldBrowser> {
  const leaving = new AbortController();
  const answer = await fetch(`${address}/api/stream`, {
    headers: {
      authorization: `Bearer ${ticket}`,
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
      ...(tenant && { 'x-tenant': tenant }),
      ...(state && { 'x-test-state': JSON.stringify(state) }),
    },
    signal: leaving.signal,
  });
  if (!answer.ok || !answer.body) {
    // Unread, it would keep the connection open, and a portal that closes waits a minute for that.
    await answer.body?.cancel();
    throw new Error(`The stream answered ${answer.status}.`);
  }
  const events: ToldBrowser['events'] = [];
  let last: string | undefined;
  let hasEnded = false;
  let isClosed = false;
  const readAll = async (body: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of body) {
      if (isClosed) return;
      const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const fields = new Map(block.split('\n').map((line) => line.split(': ', 2) as [string, string]));
        const [event, data] = [fields.get('event'), fields.get('data')];
        if (event === undefined || data === undefined) continue;
        last = fields.get('id') ?? last;
        events.push({ event, data: JSON.parse(data) });
      }
    }
  };
  void readAll(answer.body)
    .catch(() => {})
    .finally(() => {
      hasEnded = true;
    });
  return {
    events,
    lastEventId: () => last,
    hasEnded: () => hasEnded,
    close() {
      isClosed = true;
      leaving.abort();
    },
  };
}
