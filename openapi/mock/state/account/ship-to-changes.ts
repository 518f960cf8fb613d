import { businessTime } from '../memory/clock';
import { type Fields, fields, text } from '../memory/input';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { shipToByCode } from './customer';

/** The latest change application of each ship-to, by its code (1§4). */
interface Changes {
  readonly latest: Record<string, Fields>;
  next: number;
}

const PENDING = '10';

const changesOf = slice('shipToChanges', (dealer): Changes => {
  const rows = dealer.examples('getSendtoChangeStatus').map(({ data }) => fields(data));
  const known = rows
    .filter((row) => shipToByCode(dealer, text(row, 'sendtoCode')))
    .map((row) => [text(row, 'sendtoCode'), row]);
  return { latest: Object.fromEntries(known), next: 32 };
});

export const shipToChangeHandlers: Handlers = {
  getSendtoChangeStatus: (dealer, { input, done, refuse }) => {
    const code = text(input, 'sendToCode');
    return shipToByCode(dealer, code) ? done(changesOf(dealer).latest[code]) : refuse('refused');
  },

  submitSendtoChange: (dealer, { input, now, done, refuse }) => {
    const changes = changesOf(dealer);
    const code = text(input, 'sendtoCode');
    if (changes.latest[code]?.['status'] === PENDING) return refuse('pending');
    const day = businessTime(now).slice(0, 10).replaceAll('-', '');
    const applyNo = `SC${day}${String(changes.next).padStart(5, '0')}`;
    changes.next += 1;
    changes.latest[code] = { ...applied(dealer, input), applyNo, applyDate: businessTime(now) };
    return done({ applyNo });
  },

  revokeSendtoChange: (dealer, { input, done, refuse }) => {
    const changes = changesOf(dealer);
    const change = Object.values(changes.latest).find(
      (candidate) => candidate['applyNo'] === text(input, 'applyNo'),
    );
    if (change?.['status'] !== PENDING) return refuse('finished');
    changes.latest[text(change, 'sendtoCode')] = {
      ...change,
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
    oldAddress: shipToByCode(dealer, String(sendtoCode))?.sendtoAddress ?? '',
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
