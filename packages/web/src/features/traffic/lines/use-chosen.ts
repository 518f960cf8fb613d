import { useCallback, useState } from 'react';

/** Which vehicles or groups are chosen, by id; ids that are gone do not count. */
export function useChosen(ids: readonly string[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const onChoose = useCallback((id: string, isMatch: boolean) => {
    setSelected((before) => {
      const next = new Set(before);
      if (isMatch) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const onChooseAll = (isMatch: boolean) => setSelected(new Set(isMatch ? ids : []));
  return { chosen: ids.filter((id) => selected.has(id)), onChoose, onChooseAll };
}
