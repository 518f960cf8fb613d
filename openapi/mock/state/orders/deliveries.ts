import type { Answer, Body, RowOf } from '../memory/shapes';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { listOf } from '../resources/list';
import { handle, type TypedCall } from '../resources/typed-handler';
import { isSearched, ORDER_STATUS, type Order, ordersOf, summaryRow } from './orders';

type DeliveryNote = RowOf<'queryDeliveryNotes'>;

/** A delivery note with its order; it is written out once it is on the page. */
interface NoteOfOrder {
  readonly order: Order;
  readonly note: Order['notes'][number];
  readonly status: string;
  readonly sendtoCode: string;
  readonly deliveryDate: string;
}
type Trail = Answer<TrailId>;
type TrailId = 'getLogisticsInfo' | 'queryJjLogisticsTrack';

const TRAILS = ['getLogisticsInfo', 'queryJjLogisticsTrack'] as const;

/** Delivery notes and their trails, as the orders behind them stand (ORDER-01). */
export const deliveryHandlers: Handlers = {
  ...listOf<'queryDeliveryNotes', NoteOfOrder>('queryDeliveryNotes', {
    isLongAllowed: true,
    rows: (dealer, { saletoCode }) => ordersOf(dealer, saletoCode).flatMap(notesWithOrder),
    filters: {
      status: { is: 'status' },
      sendtoCode: { is: 'sendtoCode' },
      beginDate: { from: 'deliveryDate' },
      endDate: { to: 'deliveryDate' },
      keyword: { test: isAbout },
    },
    totals: {},
    show: noteRow,
  }),

  ...handle('getLogisticsInfo', (call) => answerTrail(call)),
  ...handle('queryJjLogisticsTrack', (call) => answerTrail(call)),
};

function notesWithOrder(order: Order): readonly NoteOfOrder[] {
  const { status, sendtoCode } = order;
  return order.notes.map((note) => ({
    order,
    note,
    status,
    sendtoCode,
    deliveryDate: note.deliveryDate ?? '',
  }));
}

function isAbout({ order, note }: NoteOfOrder, keyword: string): boolean {
  return note.dn.toLowerCase().includes(keyword.trim().toLowerCase()) || isSearched(order, keyword);
}

function noteRow({ order, note }: NoteOfOrder): DeliveryNote {
  const { sendtoCode = '', sendtoAddress = '', ...summary } = summaryRow(order);
  const { orderNo, orderTypeNo, status, statusName, lineList } = summary;
  const { dn, deliveryDate = '', carrierName = '' } = note;
  return {
    dn,
    deliveryDate,
    carrierName,
    orderNo,
    orderTypeNo,
    status,
    statusName,
    sendtoCode,
    sendtoAddress,
    number: order.lines.reduce((sum, line) => sum + line.number, 0),
    lineList,
  };
}

/** The trail of a note, with the order's present state and last step on top. */
function answerTrail<Name extends TrailId>({ dealer, input, done, refuse }: TypedCall<Name>) {
  const { dn } = input as Body<'getLogisticsInfo'>; // both take the same
  const order = ordersOf(dealer, dealer.persona.saletoCode).find((candidate) => noteOf(candidate, dn));
  if (!order) return refuse('refused');
  const trail = exampleTrail(dealer, dn) ?? stepTrail(order, dn);
  const newest = trail.nodeList[0]?.time ?? '';
  const later = order.timeline.filter(({ time }) => time > newest && time > order.day);
  const added = later.map(({ time, text }) => ({ time, nodeName: text, address: '', remark: '' }));
  const statusName = ORDER_STATUS[order.status] ?? '';
  return done({ ...trail, statusName, nodeList: [...added, ...trail.nodeList] } as Answer<Name>);
}

const noteOf = ({ notes }: Order, dn: string) => notes.find((note) => note.dn === dn);

/** The description's example trail of a note. */
function exampleTrail(dealer: Dealer, dn: string): Trail | undefined {
  return TRAILS.flatMap((id) => dealer.examples(id)).find((trail) => trail.dn === dn);
}

/** The steps of an order from the day on which its note was written. */
function stepTrail(order: Order, dn: string): Omit<Trail, 'statusName'> {
  const { deliveryDate = '', carrierName = '' } = noteOf(order, dn) ?? {};
  const steps = order.timeline.filter(({ time }) => time >= deliveryDate);
  const nodeList = steps.map(({ time, text }) => ({ time, nodeName: text, address: '', remark: '' }));
  return { dn, orderNo: order.orderNo, carrierName, nodeList };
}
