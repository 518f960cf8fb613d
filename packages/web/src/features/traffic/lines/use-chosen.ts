import { useCallback, useState } from 'react';

/** Which vehicles or groups are chosen, by id; ids that are gone do not count. */
export function useChosen(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const onChoose = useCallback((id: string, isWanted: boolean) => {
    setChosen((before) => {
      const next = new Set(before);
      if (isWanted) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const onChooseAll = (isWanted: boolean) => setChosen(new Set(isWanted ? ids : []));
  return { chosen: ids.filter((id) => chosen.has(id)), onChoose, onChooseAll };
}
