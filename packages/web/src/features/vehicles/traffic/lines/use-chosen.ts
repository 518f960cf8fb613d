import { useCallback, useState } from 'react';

/** Which vehicles or groups are chosen, by id; ids that are gone do not count. */
export function useChosen(ids: readonly string[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const onChoose = useCallback((id: string, isChosen: boolean) => {
    setSelected((before) => {
      const next = new Set(before);
      if (isChosen) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const onChooseAll = (isChosen: boolean) => setSelected(new Set(isChosen ? ids : []));
  return { chosenIds: ids.filter((id) => selected.has(id)), onChoose, onChooseAll };
}
