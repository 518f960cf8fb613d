import { businessTime } from '../memory/clock';
import { type Fields, fields, text } from '../memory/input';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { shipTo } from './customer';

/** The latest change application of each ship-to, by its code (1§4). */
interface Changes {
  readonly latest: Record<string, Fields>;
  next: number;
}

const PENDING = '10';

const changes = slice('shipToChanges', (dealer): Changes => {
  const rows = dealer.examples('getSendtoChangeStatus').map(({ data }) => fields(data));
  const known = rows
    .filter((row) => shipTo(dealer, text(row, 'sendtoCode')))
    .map((row) => [text(row, 'sendtoCode'), row]);
  return { latest: Object.fromEntries(known), next: 32 };
});

export const shipToChangeHandlers: Handlers = {
  getSendtoChangeStatus: (dealer, { input, done, refuse }) => {
    const code = text(input, 'sendToCode');
    return shipTo(dealer, code) ? done(changes(dealer).latest[code]) : refuse('refused');
  },

  submitSendtoChange: (dealer, { input, now, done, refuse }) => {
    const current = changes(dealer);
    const code = text(input, 'sendtoCode');
    if (current.latest[code]?.['status'] === PENDING) return refuse('pending');
    const day = businessTime(now).slice(0, 10).replaceAll('-', '');
    const applyNo = `SC${day}${String(current.next).padStart(5, '0')}`;
    current.next += 1;
    current.latest[code] = { ...applied(dealer, input), applyNo, applyDate: businessTime(now) };
    return done({ applyNo });
  },

  revokeSendtoChange: (dealer, { input, done, refuse }) => {
    const current = changes(dealer);
    const match = Object.values(current.latest).find((item) => item['applyNo'] === text(input, 'applyNo'));
    if (match?.['status'] !== PENDING) return refuse('finished');
    current.latest[text(match, 'sendtoCode')] = {
      ...match,
      status: '40',
      statusName: '已撤销',
      canRevoke: false,
    };
    return done();
  },
};

function applied(dealer: Dealer, input: Fields): Fields {
  const { saletoCode, sendtoCode, newAddress, contactName, contactPhone, reason } = input;
  return {
    saletoCode,
    sendtoCode,
    oldAddress: shipTo(dealer, String(sendtoCode))?.sendtoAddress ?? '',
    newAddress,
    contactName,
    contactPhone,
    reason,
    status: PENDING,
    statusName: '审批中',
    canRevoke: true,
    remark: '',
    applyUser: dealer.persona.userName,
  };
}
