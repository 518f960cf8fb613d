import { compareAmounts, formatYuan, NO_MONEY, subtractAmounts } from '@dealer-portal/rules/money';
import type { PayerEntry } from '@dealer-portal/rules/payer';
import { payerCoverage } from '@dealer-portal/rules/payer-details';
import { type SettleEvent, type SettleState, splitOrderPrice } from '@dealer-portal/rules/settle';
import { ReasonButton } from '#ui/button/reason-button';
import { Tick } from '#ui/input/tick';
import { StickyBar } from '#ui/page/sticky-bar';
import { Money } from '#ui/text/money';
import { sumText } from '#ui/text/sum-of';
import { piecesIn } from './arrivals';
import type { SplitOrder } from './queries';
import './settle.css';

interface SettleBarProps {
  readonly state: SettleState;
  /** Those that are ticked. */
  readonly checked: readonly SplitOrder[];
  readonly dispatch: (event: SettleEvent) => void;
  readonly refusal: string | undefined;
  /** Those that are placed already; the button sends the others. */
  readonly placed: readonly SplitOrder[];
  readonly isUnknown: boolean;
  /** The text of the button: 提交, or 重新提交. */
  readonly verb: string;
  readonly onSubmit: () => unknown;
}

/** The sum of the ticked orders, and the button that places them. */
export function SettleBar({
  state,
  checked,
  dispatch,
  refusal,
  onSubmit,
  placed,
  isUnknown,
  verb,
}: SettleBarProps) {
  const count = state.checked.length;
  return (
    <>
      {/* Paper has no bar; drawn by the style sheet, so that the sum is said once on screen. */}
      <div
        className="settle-paper"
        data-text={`已选 ${count} 个订单 · 合计 ${formatYuan(state.total)}`}
        aria-hidden
      />
      <StickyBar
        start={
          <>
            <Tick
              isChecked={state.kind === 'all'}
              isMixed={state.kind === 'some'}
              onChange={(isChecked) => dispatch({ type: isChecked ? 'checkAll' : 'uncheckAll' })}
            >
              全选
            </Tick>
            {placed.length > 0 && (
              <span className="split-order-placed">
                已提交 {placed.length} 单 {sumText(placed.map(splitOrderPrice))}
              </span>
            )}
            {isUnknown && <span className="split-order-unknown">核对之前不能再次提交</span>}
          </>
        }
        summary={
          <>
            <BalancesAfter payers={state.payers} />
            <span>
              已选 {count} 个订单{count > 0 && <Pieces orders={checked} />}{' '}
              <span className="bar-sum">
                <Money amount={state.total} strong />
              </span>
            </span>
          </>
        }
        actions={
          <ReasonButton kind="primary" size="large" disabledReason={refusal} onClick={onSubmit}>
            {count > 0 ? `${verb} ${count} 个订单` : '提交订单'}
          </ReasonButton>
        }
      />
    </>
  );
}

function Pieces({ orders }: { readonly orders: readonly SplitOrder[] }) {
  const codes = orders.flatMap((order) => order.splitOrderProductList.map(({ productCode }) => productCode));
  return (
    <span className="settle-pieces">
      {' '}
      · {new Set(codes).size} 种 · {piecesIn(orders)}
    </span>
  );
}

/** The rest of each payer whose balance suffices; the button and the orders name a shortfall. */
function BalancesAfter({ payers }: { readonly payers: readonly PayerEntry[] }) {
  const enough = payerCoverage(payers).filter(({ shortfall }) => compareAmounts(shortfall, NO_MONEY) === 0);
  if (enough.length === 0) return null;
  return (
    <span className="secondary settle-balances">
      付款后{' '}
      {enough.map(({ payerCode, credit, priceToPay }) => (
        <span key={payerCode}>
          ({payerCode}) <Money amount={subtractAmounts(credit, priceToPay)} strong />
        </span>
      ))}
    </span>
  );
}
