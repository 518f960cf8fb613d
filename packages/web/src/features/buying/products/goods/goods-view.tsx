import { isDesigner } from '@dealer-portal/rules/menu';
import { useState } from 'react';
import { slot } from '#platform/browser/storage';
import { useAccount } from '#platform/session/account';
import './facet-row.css';

/** How products are laid out. */
export type GoodsView = 'list' | 'grid';

const isView = (value: unknown): value is GoodsView => value === 'list' || value === 'grid';

/** The view that the account chose last. */
const storedView = slot('local', 'goodsView', isView);

/** The view of the account, which is remembered: rows for dealers, cells for designers, until one is chosen. */
export function useGoodsView(): readonly [GoodsView, (view: GoodsView) => void] {
  const { user } = useAccount();
  const [view, setView] = useState<GoodsView>(
    () => storedView.read() ?? (isDesigner({ roles: user.roles }) ? 'grid' : 'list'),
  );
  const choose = (chosen: GoodsView) => {
    storedView.write(chosen);
    setView(chosen);
  };
  return [view, choose];
}

const VIEWS = [
  ['list', '列表'],
  ['grid', '网格'],
] as const;

interface ViewChoiceProps {
  readonly view: GoodsView;
  readonly onChange: (view: GoodsView) => void;
}

/** 列表 or 网格. */
export function ViewChoice({ view, onChange }: ViewChoiceProps) {
  return (
    <fieldset className="view-choice" aria-label="排列方式">
      {VIEWS.map(([name, label]) => (
        <button key={name} type="button" aria-pressed={view === name} onClick={() => onChange(name)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}
