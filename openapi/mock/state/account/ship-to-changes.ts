import { businessTime } from '../memory/clock';
import type { Answer, Body } from '../memory/shapes';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { handle } from '../resources/typed-handler';
import { shipToByCode } from './customer';

type Change = Answer<'getSendtoChangeStatus'>;

/** The latest change application of each ship-to, by its code (1§4). */
interface Changes {
  readonly latest: Record<string, Change>;
  next: number;
}

const PENDING = '10';

const changesOf = slice('shipToChanges', (dealer): Changes => {
  const known = dealer
    .examples('getSendtoChangeStatus')
    .filter(({ sendtoCode }) => shipToByCode(dealer, sendtoCode));
  return { latest: Object.fromEntries(known.map((change) => [change.sendtoCode, change])), next: 32 };
});

export const shipToChangeHandlers: Handlers = {
  ...handle('getSendtoChangeStatus', ({ dealer, input, done, refuse }) =>
    shipToByCode(dealer, input.sendToCode)
      ? done(changesOf(dealer).latest[input.sendToCode])
      : refuse('refused'),
  ),

  ...handle('submitSendtoChange', ({ dealer, input, now, today, done, refuse }) => {
    const changes = changesOf(dealer);
    const { sendtoCode } = input;
    if (changes.latest[sendtoCode]?.status === PENDING) return refuse('pending');
    const applyNo = `SC${today.replaceAll('-', '')}${String(changes.next).padStart(5, '0')}`;
    changes.next += 1;
    changes.latest[sendtoCode] = { ...applied(dealer, input), applyNo, applyDate: businessTime(now) };
    return done({ applyNo });
  }),

  ...handle('revokeSendtoChange', ({ dealer, input, done, refuse }) => {
    const { latest } = changesOf(dealer);
    const change = Object.values(latest).find(({ applyNo }) => applyNo === input.applyNo);
    if (change?.status !== PENDING) return refuse('finished');
    latest[change.sendtoCode] = { ...change, status: '40', statusName: '已撤销', canRevoke: false };
    return done();
  }),
};

function applied(dealer: Dealer, input: Body<'submitSendtoChange'>): Omit<Change, 'applyNo'> {
  const { provinceCode: _, cityCode: __, areaCode: ___, ...application } = input;
  return {
    ...application,
    oldAddress: shipToByCode(dealer, input.sendtoCode)?.sendtoAddress ?? '',
    status: PENDING,
    statusName: '审批中',
    canRevoke: true,
    remark: '',
    applyUser: dealer.persona.userName,
  };
}
