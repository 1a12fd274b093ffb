const PLATFORM_ROOMS = [
  'users',
  'tenants',
  'switches',
  'imports',
  'announcements',
  'certificates',
  'messages',
  'jobs',
  'health',
  'audit',
  'wind-downs',
] as const;
export type PlatformRoom = (typeof PLATFORM_ROOMS)[number];

export const platformPath = '/dashboard/platform';

export const platformHref = (room: PlatformRoom): string =>
  room === 'users' ? platformPath : `${platformPath}?room=${room}`;

export const platformRoomIn = (search: string): PlatformRoom =>
  PLATFORM_ROOMS.find((room) => room === new URLSearchParams(search).get('room')) ?? 'users';
