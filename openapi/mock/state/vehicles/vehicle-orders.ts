import { orderPayer, orderPayerRow, type Payer, payersOf, shipToByCode } from '../account/customer';
import { nextOrderNo } from '../buying/settlement';
import { productOf } from '../catalogue/goods';
import { businessDate } from '../memory/clock';
import { toYuan } from '../memory/money';
import { exampleRows } from '../memory/rows';
import { type Dealer, slice } from '../memory/slice';
import { type Order, orderByTypeNo, orderOf, placeOrders, stepAt } from '../orders/orders';
import { type Vehicle, vehicleCents } from './vehicles';

/** Orders that arose from vehicles, by their flow number. */
export interface FlowOrder {
  readonly flowNo: string;
  readonly carTypeName: string;
  readonly order: Order;
  isPaid: boolean;
}

const flowsOf = slice('flowOrders', (dealer) => ({ list: seedFlows(dealer) }));

/** The orders of the examples that travel by whole vehicle, oldest first. */
function seedFlows(dealer: Dealer): FlowOrder[] {
  const rows = [...exampleRows(dealer, 'queryTrafficOrders')].reverse();
  return rows.flatMap((row) => {
    const { orderTypeNo, orderFlowNo, carTypeName = '', isPaid } = row;
    const order = orderByTypeNo(dealer, orderTypeNo);
    return order ? [{ flowNo: orderFlowNo, carTypeName, order, isPaid }] : [];
  });
}

/** The whole-vehicle orders of a sold-to, newest first; transfers are not among them. */
export function trafficFlows(dealer: Dealer, saletoCode: string): readonly FlowOrder[] {
  const orders = flowsOf(dealer).list.filter(
    ({ flowNo, order }) => flowNo.startsWith('LS') && order.saletoCode === saletoCode,
  );
  return [...orders].reverse();
}

/** A submitted vehicle by its flow number. */
export function flowOrder(dealer: Dealer, flowNo: string): FlowOrder | undefined {
  return flowsOf(dealer).list.find((order) => order.flowNo === flowNo);
}

/** Whether an order is a vehicle that nobody has paid yet. */
export function isUnpaidFlow(dealer: Dealer, order: Order): boolean {
  return flowsOf(dealer).list.some((flow) => flow.order === order && !flow.isPaid);
}

/** A payer that cannot pay all of the vehicles that it should pay. */
export function shortPayer(dealer: Dealer, vehicles: readonly Vehicle[]): Payer | undefined {
  return payersOf(dealer).find((payer) => {
    const ofPayer = vehicles.filter((vehicle) => vehicle.payerCode === payer.payerCode);
    return (
      ofPayer.reduce((sum, vehicle) => sum + (vehicle.payCents ?? vehicleCents(vehicle)), 0) > payer.cents
    );
  });
}

/** What places vehicles: for whom, and when. */
interface Submission {
  readonly input: { readonly saletoCode?: string; readonly remark?: string };
  readonly now: Date;
}

/**
 * Places an order for each vehicle on top of the order list.
 * @param prefix what flow numbers begin with: LS whole vehicle, DB transfer
 */
export function placeVehicles(
  dealer: Dealer,
  submission: Submission,
  { vehicles, prefix }: { readonly vehicles: readonly Vehicle[]; readonly prefix: string },
): readonly FlowOrder[] {
  const flows = flowsOf(dealer);
  const today = `${prefix}${businessDate(submission.now).replaceAll('-', '')}`;
  const before = flows.list.filter(({ flowNo }) => flowNo.startsWith(today)).length;
  const fresh = vehicles.map((vehicle, at): FlowOrder => {
    const flowNo = `${today}${String(before + at + 1).padStart(3, '0')}`;
    const carTypeName = vehicle.facts.IBR_ZCTYPENAME;
    return { flowNo, carTypeName, order: vehicleOrder(dealer, vehicle, submission), isPaid: false };
  });
  flows.list.push(...fresh);
  placeOrders(
    dealer,
    fresh.map((flow) => flow.order),
  );
  return fresh;
}

/** The state name of a whole-vehicle order until the customer accepts it. */
export const WAITING_NAME = '待接单';

/** How a submission shows one of its orders. */
export function flowRow({ flowNo, order }: FlowOrder) {
  const statusName = flowNo.startsWith('LS') ? WAITING_NAME : '待审核';
  return { orderFlowNo: flowNo, orderAmount: toYuan(order.cents), status: '10', statusName };
}

function vehicleOrder(dealer: Dealer, vehicle: Vehicle, { input, now }: Submission): Order {
  const orderNo = nextOrderNo(dealer);
  const payer = orderPayer(dealer, vehicle.payerCode);
  return orderOf({
    orderNo,
    orderTypeNo: `ZC${orderNo}`,
    status: '10',
    createDate: businessDate(now),
    saletoCode: input.saletoCode ?? '',
    sendtoCode: vehicle.sendtoCode,
    sendtoAddress: shipToByCode(dealer, vehicle.sendtoCode)?.sendtoAddress ?? '',
    payerCode: vehicle.payerCode,
    payerName: payer?.payerName ?? '',
    amount: toYuan(vehicleCents(vehicle)),
    lineList: vehicle.lines.map((line) => ({
      productCode: line.productCode,
      productModel: line.facts.PRODUCTMODEL ?? '',
      productName: line.facts.PRODUCTNAME,
      picUrl: productOf(dealer, line.productCode)?.facts.picUrl ?? '',
      number: line.number,
      price: toYuan(line.cents),
    })),
    ...(payer && { payer: orderPayerRow(payer) }),
    remark: input.remark ?? '',
    timeline: [stepAt(now, `${vehicle.facts.IBR_ZCTYPENAME}订单已提交，等待审核`)],
    deliveryList: [],
  });
}
