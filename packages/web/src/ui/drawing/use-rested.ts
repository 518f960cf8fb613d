import { useEffect, useState } from 'react';

/** How long typing rests before more is asked for. */
const REST_MS = 300;

/** A text once it has stayed the same for a moment; the former one until then. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    if (text === rested) return;
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text, rested]);
  return rested;
}
