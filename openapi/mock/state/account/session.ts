import { isSecondSoldTo } from '../../acting-persona';
import { expiryOfToken } from '../../tokens';
import { businessTime } from '../memory/clock';
import type { Answer, RowOf } from '../memory/shapes';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { handle } from '../resources/typed-handler';

/** Freeze flags by type and the applications to lift them, newest first (FREEZE-01). */
interface Freeze {
  readonly flags: Answer<'getUnfreezeFlags'>;
  readonly applies: RowOf<'listUnfreezeApplies'>[];
}

const freezeOf = slice('freeze', (dealer): Freeze => {
  const isFrozen = dealer.persona.freeze !== undefined;
  const applies = isFrozen ? dealer.example('listUnfreezeApplies') : [];
  return { flags: dealer.example('getUnfreezeFlags'), applies };
});

const TYPE_NAMES: Readonly<Record<string, string>> = { M: '无门店', J: '超过180天未提货' };

/** Nobody approves here: an application whose reason holds this word is rejected at once, any other stays submitted. */
const REJECTING_WORD = '驳回';

const SUBMITTED = { status: '10', statusName: '已提交', remark: '' };
const REJECTED = { status: '30', statusName: '已驳回', remark: '请补充门店照片后联系客户经理' };

export const sessionHandlers: Handlers = {
  ...handle('getUserInfo', ({ dealer, token, done }) => {
    const expireAt = expiryOfToken(token);
    return done({
      ...dealer.example('getUserInfo'),
      token,
      ...(expireAt !== undefined && { expireAt: new Date(expireAt).toISOString() }),
    });
  }),

  ...handle('getSoldTo', ({ dealer, input: { saletoCode }, done, refuse }) => {
    const { persona, world } = dealer;
    if (isSecondSoldTo(world, persona)) return done(dealer.example('getSoldTo', 'secondSoldTo'));
    return saletoCode === persona.saletoCode ? done(dealer.example('getSoldTo')) : refuse('refused');
  }),

  ...handle('getUnfreezeFlags', ({ dealer, done }) => done(freezeOf(dealer).flags)),
  ...handle('listUnfreezeApplies', ({ dealer, done }) => done(freezeOf(dealer).applies)),

  ...handle('submitUnfreezeApply', ({ dealer, input, now, done, refuse }) => {
    const { freezeType, customerCode, reason } = input;
    const freeze = freezeOf(dealer);
    const flag = freeze.flags[freezeType];
    if (flag.startsWith('D')) return refuse('pending', `已提交解冻申请 ${flag}，请等待审批`);
    const unfreezeNo = unfreezeNumber(dealer, now);
    const isRejected = (reason ?? '').includes(REJECTING_WORD);
    freeze.flags[freezeType] = isRejected ? 'B' : unfreezeNo;
    freeze.applies.unshift({
      unfreezeNo,
      customerCode,
      customerName: dealer.persona.name,
      freezeType,
      freezeTypeName: TYPE_NAMES[freezeType] ?? freezeType,
      reason: reason ?? '',
      ...(isRejected ? REJECTED : SUBMITTED),
      applyUser: dealer.persona.userName,
      applyDate: businessTime(now),
    });
    return done({ unfreezeNo });
  }),
};

/** `D`, the day, and a running number. */
function unfreezeNumber(dealer: Dealer, now: Date): string {
  const day = businessTime(now).slice(0, 10).replaceAll('-', '');
  return `D${day}${String(18 + freezeOf(dealer).applies.length).padStart(6, '0')}`;
}
