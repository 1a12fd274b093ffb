export const chatPath = '/chat';
export const threadPath = (id: string): string => `${chatPath}/${id}`;
/** The conversation, open at one line. */
export const messagePath = (id: string, seq: number): string => `${threadPath(id)}?at=${seq}`;
