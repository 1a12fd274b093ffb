import { useEffect, useState } from 'react';

/** A value that has not changed for a while. */
export function useSettled<Value>(value: Value, waitsMs = 300): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitsMs);
    return () => clearTimeout(timer);
  }, [value, waitsMs]);
  return settled;
}
