/** For super-admins, from the room where they decide. */
export const menuCountsPath = '/dashboard/menu-counts';
