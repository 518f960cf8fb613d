import { formatMoney } from '@dealer-portal/rules/money';
import type { Bridge as BridgeFigures } from '@dealer-portal/rules/reconciliation';
import type { GroupKind, ResultGroup } from './result-groups';
import '../helper.css';

interface BridgeProps {
  readonly bridge: BridgeFigures;
  readonly groups: readonly ResultGroup[];
}

/** The way from the company's net to the own one, to the cent. */
export function Bridge({ bridge, groups }: BridgeProps) {
  const countOf = (kind: GroupKind) => groups.find((group) => group.kind === kind)?.rows.length ?? 0;
  const parts: readonly (readonly [sign: string, name: string, amount: string])[] = [
    ['', '公司账净额', bridge.company],
    ['−', `只在公司账 ${countOf('onlyCompany')} 行`, bridge.onlyCompany],
    ['＋', `只在我方账 ${countOf('onlyDealer')} 行`, bridge.onlyDealer],
    ['＋', `金额不同 ${countOf('different')} 对`, bridge.differing],
    ['＝', '我方账净额', bridge.dealer],
  ];
  return (
    <dl className="helper-bridge" aria-label="从公司账到我方账">
      {parts.map(([sign, name, amount]) => (
        <div key={name}>
          <dt>
            <span className="helper-sign">{sign}</span> {name}
          </dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
