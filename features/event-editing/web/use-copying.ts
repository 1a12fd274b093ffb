import { useState } from 'react';
import { useCall } from '#platform/web/call.tsx';
import { createSending } from '#platform/web/new-key.ts';
import { copyEvent } from './calls.ts';

/** EVF-02: a copy whose answer was lost is asked for again under the same key, and is not made twice. */
export function useCopying() {
  const call = useCall();
  const [sending] = useState(createSending);
  return async (id: string) => {
    const copied = await call(copyEvent, { params: { id }, key: sending.keyOf({ id }) });
    sending.arrived();
    return copied;
  };
}
