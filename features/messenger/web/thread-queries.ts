import { infiniteQueryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { answerQuery } from '#platform/web/answers.tsx';
import type { Call } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';
import { getThread, listMessages, listParticipants, listThreads } from './calls.ts';

export type MessagePage = AnswerOf<typeof contract.listMessages>;
/** Which way from where one stands; neither is the newest. */
export type From = { before?: number; after?: number };

/** A refusal is final, a lost connection is not. */
const retry = (failures: number, error: Error): boolean => failures < 2 && !('status' in error);

export const threadsQuery = (call: Call) =>
  infiniteQueryOptions({
    queryKey: [listThreads.method, listThreads.path, 'pages'],
    queryFn: ({ pageParam: page, signal }) => call(listThreads, { query: { page } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.last_page ? meta.page + 1 : null),
    retry,
    staleTime: 30_000,
  });

export const threadQuery = (call: Call, id: string) => answerQuery(call, getThread, { params: { id } });

export const participantsQuery = (call: Call, id: string) =>
  infiniteQueryOptions({
    queryKey: [listParticipants.method, listParticipants.path, id],
    queryFn: ({ pageParam: page, signal }) => call(listParticipants, { params: { id }, query: { page } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.last_page ? meta.page + 1 : null),
  });

/** Read from where the user stands, and not kept: what was written meanwhile is in no cache. */
export const messagesQuery = (call: Call, id: string, from: From) =>
  infiniteQueryOptions({
    queryKey: [listMessages.method, listMessages.path, id],
    queryFn: ({ pageParam: query, signal }) => call(listMessages, { params: { id }, query }, signal),
    initialPageParam: from,
    getNextPageParam: ({ data, meta }): From | null => (meta.has_newer ? { after: data.at(-1)?.seq ?? 0 } : null),
    getPreviousPageParam: ({ data, meta }): From | null => (meta.has_older && data[0] ? { before: data[0].seq } : null),
    retry,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
