/** Every call of a conversation. Lists name none: they are quiet, with nothing of it in them. */
export type ConversationCall = { answer: 'refused' | 'quiet'; body?: object; query?: string };

const refused: ConversationCall = { answer: 'refused' };
const quiet: ConversationCall = { answer: 'quiet' };

export const CONVERSATION_CALLS: Readonly<Record<string, ConversationCall>> = {
  'GET /messenger/threads': quiet,
  'GET /messenger/unread': quiet,
  'GET /messenger/me': quiet,
  'GET /messenger/search': { ...quiet, query: '?q=kaffe' },
  'GET /messenger/threads/{thread}': refused,
  'PUT /messenger/threads/{thread}': { ...refused, body: { name: 'Noe annet' } },
  'DELETE /messenger/threads/{thread}': refused,
  'GET /messenger/threads/{thread}/messages': refused,
  'POST /messenger/threads/{thread}/messages': { ...refused, body: { body: 'Hei', files: [] } },
  'PUT /messenger/threads/{thread}/messages/{seq}': { ...refused, body: { body: 'Likevel ikke' } },
  'DELETE /messenger/threads/{thread}/messages/{seq}': refused,
  'GET /messenger/threads/{thread}/files': refused,
  'GET /messenger/threads/{thread}/files/{file}': refused,
  'POST /messenger/threads/{thread}/read': { ...refused, body: { seq: 1 } },
  'POST /messenger/threads/{thread}/typing': refused,
  'POST /messenger/threads/{thread}/leave': refused,
  'GET /messenger/threads/{thread}/participants': refused,
  'POST /messenger/threads/{thread}/participants': { ...refused, body: { users: ['{another}'] } },
  'DELETE /messenger/threads/{thread}/participants': { ...refused, query: '?user={another}' },
};
