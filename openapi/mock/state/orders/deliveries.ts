import { type Fields, fields, list, text } from '../memory/input';
import { pageOf } from '../memory/pages';
import { isAbout, isEqualOrAny } from '../memory/rows';
import type { Dealer } from '../memory/slice';
import type { Call, Handlers } from '../memory/state';
import { ORDER_STATUS, type Order, ordersOf, summaryRow } from './orders';

/** Delivery notes and their trails, as the orders behind them stand (ORDER-01). */
export const deliveryHandlers: Handlers = {
  queryDeliveryNotes: (dealer, { input, done }) => {
    const [begin, end] = [text(input, 'beginDate'), text(input, 'endDate')];
    const isMatch = (row: Fields) => {
      const day = text(row, 'deliveryDate');
      const isIn = (begin === '' || day >= begin) && (end === '' || day <= end);
      const isAsked = isEqualOrAny(row, input, 'status') && isEqualOrAny(row, input, 'sendtoCode');
      return isIn && isAsked && isAbout(row, text(input, 'keyword'));
    };
    const notes = ordersOf(dealer, text(input, 'saletoCode')).flatMap(notesOf);
    return done(pageOf(notes.filter(isMatch), input));
  },

  getLogisticsInfo: (dealer, call) => trail(dealer, call),
  queryJjLogisticsTrack: (dealer, call) => trail(dealer, call),
};

function notesOf(order: Order): readonly Fields[] {
  const { orderNo, orderTypeNo, status, statusName, sendtoCode, sendtoAddress, lineList } = summaryRow(order);
  const units = order.lines.reduce((sum, line) => sum + line.number, 0);
  return list(order.facts, 'deliveryList').map(({ dn, deliveryDate, carrierName }) => ({
    dn,
    deliveryDate,
    carrierName,
    orderNo,
    orderTypeNo,
    status,
    statusName,
    sendtoCode,
    sendtoAddress,
    number: units,
    lineList,
  }));
}

/** The trail of a note, with the order's present state and last step on top. */
function trail(dealer: Dealer, { input, done, refuse }: Call) {
  const dn = text(input, 'dn');
  const order = ordersOf(dealer, dealer.persona.saletoCode).find((candidate) => noteOf(candidate, dn));
  if (!order) return refuse('refused');
  const noteTrail = exampleTrail(dealer, dn) ?? stepTrail(order, dn);
  const nodes = list(noteTrail, 'nodeList');
  const newest = text(nodes[0] ?? {}, 'time');
  const later = order.timeline.filter(({ time }) => time > newest && time > text(order.facts, 'createDate'));
  const added = later.map((step) => ({ time: step.time, nodeName: step.text, address: '', remark: '' }));
  return done({ ...noteTrail, statusName: ORDER_STATUS[order.status], nodeList: [...added, ...nodes] });
}

const noteOf = ({ facts }: Order, dn: string) =>
  list(facts, 'deliveryList').find((note) => note['dn'] === dn);

/** The description's example trail of a note. */
function exampleTrail(dealer: Dealer, dn: string): Fields | undefined {
  const examples = (['getLogisticsInfo', 'queryJjLogisticsTrack'] as const).flatMap((id) =>
    dealer.examples(id),
  );
  return examples.map(({ data }) => fields(data)).find((candidate) => candidate['dn'] === dn);
}

/** The steps of an order from the day on which its note was written. */
function stepTrail(order: Order, dn: string): Fields {
  const { deliveryDate, carrierName } = noteOf(order, dn) ?? {};
  const steps = order.timeline.filter(({ time }) => time >= String(deliveryDate));
  const nodeList = steps.map(({ time, text: nodeName }) => ({ time, nodeName, address: '', remark: '' }));
  return { dn, orderNo: order.orderNo, carrierName, nodeList };
}
