import { useQuery } from '@tanstack/react-query';
import { readThisDevice } from './this-device.ts';

export const THIS_DEVICE = ['this-device'];

/** What this browser can do, and whether it is reached by anybody. */
export const useThisDevice = () => useQuery({ queryKey: THIS_DEVICE, queryFn: readThisDevice, staleTime: 0 });
