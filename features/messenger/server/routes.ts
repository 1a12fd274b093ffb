import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { FileStore } from '#platform/server/files.ts';
import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import * as files from '../files-contract.ts';
import * as people from '../people-contract.ts';
import { blockPerson, listBlocks, unblockPerson } from './blocks.ts';
import { deleteMessage, updateMessage } from './change-message.ts';
import { deleteThread, updateThread } from './change-thread.ts';
import { listThreads, totalUnread } from './list-threads.ts';
import { markRead } from './mark-read.ts';
import { listMessages } from './messages.ts';
import { addParticipants, leaveThread, listParticipants, removeParticipant } from './participants.ts';
import { listReachable, messengerMe } from './reachable.ts';
import { searchMessages } from './search-messages.ts';
import { showThread } from './show-thread.ts';
import { createThread, openEventThread, openOrganisationThread, writeDirectly } from './start-thread.ts';
import { tellTyping } from './tell-typing.ts';
import { listThreadFiles, threadFile } from './thread-files.ts';
import { writeMessage } from './write-message.ts';

export const messengerRoutes = (store: FileStore, { origins }: { origins: OriginSettings }): Route[] => [
  route(contract.listThreads, (context, { query }) => listThreads(context, query)),
  route(contract.createThread, async (context, { body }) => ({
    data: await createThread({ ...context, origins }, body),
  })),
  route(contract.writeDirectly, async (context, { body }) => ({ data: await writeDirectly(context, body) })),
  route(contract.openEventThread, async (context, { params }) => ({ data: await openEventThread(context, params.id) })),
  route(contract.openOrganisationThread, async (context, { params }) => ({
    data: await openOrganisationThread(context, params.id),
  })),
  route(contract.getThread, async (context, { params }) => ({ data: await showThread(context, params.id) })),
  route(contract.updateThread, async (context, { params, body }) => ({
    data: await updateThread(context, params.id, body),
  })),
  route(contract.deleteThread, (context, { params }) => deleteThread({ ...context, origins }, params.id)),
  route(contract.listMessages, (context, { params, query }) => listMessages(context, params.id, query)),
  route(contract.writeMessage, async (context, { params, body }) => ({
    data: await writeMessage(context, params.id, body),
  })),
  route(contract.updateMessage, async (context, { params, body }) => ({
    data: await updateMessage(context, params, body),
  })),
  route(contract.deleteMessage, async (context, { params }) => ({ data: await deleteMessage(context, params) })),
  route(files.listThreadFiles, (context, { params, query }) => listThreadFiles(context, params.id, query)),
  route(files.getThreadFile, (context, { params }) => threadFile(context, store, params)),
  route(contract.markRead, async (context, { params, body }) => ({
    data: await markRead(context, params.id, body.seq),
  })),
  route(contract.tellTyping, (context, { params }) => tellTyping(context, params.id)),
  route(contract.searchMessages, async (context, { query }) => ({ data: await searchMessages(context, query) })),
  route(contract.leaveThread, (context, { params }) => leaveThread(context, params.id)),
  route(people.listParticipants, (context, { params, query }) => listParticipants(context, params.id, query)),
  route(people.addParticipants, async (context, { params, body }) => ({
    data: await addParticipants({ ...context, origins }, params.id, body.users),
  })),
  route(people.removeParticipant, async (context, { params, query }) => ({
    data: await removeParticipant({ ...context, origins }, params.id, query.user),
  })),
  route(people.getUnread, async (context) => ({ data: { total_unread: await totalUnread(context) } })),
  route(people.getMessengerMe, async (context) => ({ data: await messengerMe(context) })),
  route(people.listReachable, async (context, { query }) => ({ data: await listReachable(context, query) })),
  route(people.listBlocks, async (context) => ({ data: await listBlocks(context) })),
  route(people.blockPerson, (context, { body }) => blockPerson(context, body.user)),
  route(people.unblockPerson, (context, { query }) => unblockPerson(context, query.user)),
];
