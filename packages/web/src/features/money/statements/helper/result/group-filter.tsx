import { formatMoney, NO_MONEY } from '@dealer-portal/rules/money';
import type { Bridge as BridgeFigures } from '@dealer-portal/rules/reconciliation';
import { type Filter, openCount } from './group-filters';
import type { GroupKind, ResultGroup } from './result-groups';
import '../helper.css';

interface GroupFilterProps {
  readonly groups: readonly ResultGroup[];
  readonly bridge: BridgeFigures;
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** Five filters, each with how many rows it has and what they come to. */
export function GroupFilter({ groups, bridge, filter, onChange }: GroupFilterProps) {
  const groupOf = (kind: GroupKind) => groups.find((group) => group.kind === kind);
  const countOf = (kind: GroupKind) => groupOf(kind)?.rows.length ?? 0;
  const sumOf = (kind: GroupKind) => formatMoney(groupSum(groupOf(kind)));
  const items: readonly (readonly [Filter, string, string, string])[] = [
    ['open', '全部差异', `${openCount(groups)} 处`, `差 ${formatMoney(bridge.difference)}`],
    ['different', '金额不同', `${countOf('different')} 对`, `差 ${sumOf('different')}`],
    ['onlyCompany', '只在公司账', `${countOf('onlyCompany')} 行`, formatMoney(bridge.onlyCompany)],
    ['onlyDealer', '只在我方账', `${countOf('onlyDealer')} 行`, formatMoney(bridge.onlyDealer)],
    [
      'equal',
      '对上了',
      `${countOf('equal') + countOf('sum') + countOf('cancel')} 组`,
      `${countOf('sum')} 组几行对一行${countOf('cancel') > 0 ? `，${countOf('cancel')} 组本方对冲` : ''}`,
    ],
  ];
  return (
    <fieldset className="helper-filter" aria-label="看哪些行">
      {items.map(([value, name, count, sum]) => (
        <button key={value} type="button" aria-pressed={value === filter} onClick={() => onChange(value)}>
          <span>{name}</span>
          <strong>{count}</strong>
          <span className="secondary">{sum}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** What the rows of a group differ by; a group without rows does not. */
function groupSum(group: Pick<ResultGroup, 'difference'> | undefined) {
  return group ? group.difference : NO_MONEY;
}
