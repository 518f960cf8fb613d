import { useEffect, useState } from 'react';
import { isTexts, slot } from '#platform/browser/storage';

/** The chosen rows of a report: they stay through a reload or a new sign-in, and end when the page is left. */
export function useSelected(name: string) {
  const [stored] = useState(() => slot('session', `${name}Selected`, isTexts));
  const [selected, setSelected] = useState<readonly string[]>(() => stored.read() ?? []);
  // A reload unmounts nothing; going to another page does.
  useEffect(() => () => stored.clear(), [stored]);
  const select = (keys: readonly string[]) => {
    if (keys.length === 0) stored.clear();
    else stored.write(keys);
    setSelected(keys);
  };
  return [selected, select] as const;
}
