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
    const isWanted = (row: Fields) => {
      const day = text(row, 'deliveryDate');
      const isIn = (begin === '' || day >= begin) && (end === '' || day <= end);
      const isTheir = isEqualOrAny(row, input, 'status') && isEqualOrAny(row, input, 'sendtoCode');
      return isIn && isTheir && isAbout(row, text(input, 'keyword'));
    };
    const notes = ordersOf(dealer, text(input, 'saletoCode')).flatMap(notesOf);
    return done(pageOf(notes.filter(isWanted), input));
  },

  getLogisticsInfo: (dealer, call) => trail(dealer, call),
  queryJjLogisticsTrack: (dealer, call) => trail(dealer, call),
};

function notesOf(one: Order): readonly Fields[] {
  const { orderNo, orderTypeNo, status, statusName, sendtoCode, sendtoAddress, lineList } = summaryRow(one);
  const units = one.lines.reduce((sum, line) => sum + line.number, 0);
  return list(one.facts, 'deliveryList').map(({ dn, deliveryDate, carrierName }) => ({
    ...{ dn, deliveryDate, carrierName, orderNo, orderTypeNo, status, statusName },
    ...{ sendtoCode, sendtoAddress, number: units, lineList },
  }));
}

/** The trail that the description's examples give a note, with the order's present state and last step on top. */
function trail(dealer: Dealer, { input, done, refuse }: Call) {
  const dn = text(input, 'dn');
  const examples = (['getLogisticsInfo', 'queryJjLogisticsTrack'] as const).flatMap((id) =>
    dealer.examples(id),
  );
  const shown = examples.map(({ data }) => fields(data)).find((one) => one['dn'] === dn);
  const one = ordersOf(dealer, dealer.persona.saletoCode).find((each) =>
    list(each.facts, 'deliveryList').some((note) => note['dn'] === dn),
  );
  if (!one || !shown) return refuse('refused');
  const nodes = list(shown, 'nodeList');
  const newest = text(nodes[0] ?? {}, 'time');
  const later = one.timeline.filter(({ time }) => time > newest && time > text(one.facts, 'createDate'));
  const added = later.map((step) => ({ time: step.time, nodeName: step.text, address: '', remark: '' }));
  return done({ ...shown, statusName: ORDER_STATUS[one.status], nodeList: [...added, ...nodes] });
}
