import { piecesText } from '@dealer-portal/rules/money';
import { SUBMIT_NAMES, type SubmitKind } from '@dealer-portal/rules/traffic';
import { dialogs } from '#platform/notices';
import { sumText } from '#ui/text/sum-of';
import type { Vehicle } from '../queries';
import { linesIn } from '../queries';

/** Asks before vehicles or groups are submitted, with what they cost and what the payers pay (TRAF-01, TRANS-01). */
export function askSubmit(
  kind: SubmitKind,
  vehicles: readonly Vehicle[],
  onSubmit: () => Promise<void>,
): Promise<void> {
  const total = sumText(vehicles.map(({ SUMMONEY }) => SUMMONEY));
  const paid = sumText(vehicles.map(({ SUMMONEY, PAYMONEY }) => PAYMONEY ?? SUMMONEY));
  return dialogs.confirm({
    title: `提交 ${vehicles.length} 个${SUBMIT_NAMES[kind]}？`,
    content: `共 ${unitsOf(vehicles)}，订单金额 ${total}，付款方支付 ${paid}。`,
    okText: `提交 ${total}`,
    cancelText: '再看看',
    closesAtOnce: true,
    onOk: onSubmit,
  });
}

/** All pieces of the vehicles: `26 台`. */
export function unitsOf(vehicles: readonly Vehicle[]): string {
  return piecesText(linesIn(vehicles).map(({ IBL_NUM }) => IBL_NUM));
}

/** A failed price check shows a message; the user goes on with the prices of the cart, or stays. */
export function askUnpriced(reason: string, onGoOn: () => unknown): Promise<void> {
  return dialogs.confirm({
    title: '没有查到今天的价格和可订数量',
    content: `${reason.replace(/。$/, '')}。可以按购物车中的价格继续，以提交结果为准。`,
    okText: '按购物车价格继续',
    cancelText: '返回购物车',
    closesAtOnce: true,
    onOk: onGoOn,
  });
}
