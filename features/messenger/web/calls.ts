import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';
import type * as files from '../files-contract.ts';
import type * as people from '../people-contract.ts';

export const listThreads = remote<typeof contract.listThreads>('GET', '/messenger/threads');
export const writeDirectly = remote<typeof contract.writeDirectly>('POST', '/messenger/direct');
export const openEventThread = remote<typeof contract.openEventThread>('POST', '/messenger/events/{id}');
export const openOrganisationThread = remote<typeof contract.openOrganisationThread>(
  'POST',
  '/messenger/organizations/{id}',
);
export const getThread = remote<typeof contract.getThread>('GET', '/messenger/threads/{id}');
export const updateThread = remote<typeof contract.updateThread>('PUT', '/messenger/threads/{id}');
export const deleteThread = remote<typeof contract.deleteThread>('DELETE', '/messenger/threads/{id}');
export const listMessages = remote<typeof contract.listMessages>('GET', '/messenger/threads/{id}/messages');
export const writeMessage = remote<typeof contract.writeMessage>('POST', '/messenger/threads/{id}/messages');
export const updateMessage = remote<typeof contract.updateMessage>('PUT', '/messenger/threads/{id}/messages/{seq}');
export const deleteMessage = remote<typeof contract.deleteMessage>('DELETE', '/messenger/threads/{id}/messages/{seq}');
export const listThreadFiles = remote<typeof files.listThreadFiles>('GET', '/messenger/threads/{id}/files');
export const getThreadFile = remote<typeof files.getThreadFile>('GET', '/messenger/threads/{id}/files/{file}');
export const markRead = remote<typeof contract.markRead>('POST', '/messenger/threads/{id}/read');
export const tellTyping = remote<typeof contract.tellTyping>('POST', '/messenger/threads/{id}/typing');
export const searchMessages = remote<typeof contract.searchMessages>('GET', '/messenger/search');
export const leaveThread = remote<typeof contract.leaveThread>('POST', '/messenger/threads/{id}/leave');
export const listParticipants = remote<typeof people.listParticipants>('GET', '/messenger/threads/{id}/participants');
export const addParticipants = remote<typeof people.addParticipants>('POST', '/messenger/threads/{id}/participants');
export const removeParticipant = remote<typeof people.removeParticipant>(
  'DELETE',
  '/messenger/threads/{id}/participants',
);
export const getUnread = remote<typeof people.getUnread>('GET', '/messenger/unread');
export const getMessengerMe = remote<typeof people.getMessengerMe>('GET', '/messenger/me');
export const listReachable = remote<typeof people.listReachable>('GET', '/messenger/people');
export const listBlocks = remote<typeof people.listBlocks>('GET', '/messenger/blocks');
export const blockPerson = remote<typeof people.blockPerson>('POST', '/messenger/blocks');
export const unblockPerson = remote<typeof people.unblockPerson>('DELETE', '/messenger/blocks');

/** What looks different when a user is hidden, or not any more. */
export const HIDING_ANSWERS = [listMessages, listThreads, getThread, getUnread, listBlocks, listReachable];
