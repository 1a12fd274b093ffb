export const chatPath = '/chat';
export const threadPath = (id: string): string => `${chatPath}/${id}`;
