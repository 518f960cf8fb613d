import { isSecondSoldTo } from '../../acting-persona';
import { expiryOfToken } from '../../tokens';
import { businessTime } from '../memory/clock';
import { type Fields, fields, list, text } from '../memory/input';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';

/** Freeze flags by type and the applications to lift them, newest first (FREEZE-01). */
interface Freeze {
  flags: Record<string, unknown>;
  applies: Fields[];
}

const freezeOf = slice('freeze', (dealer): Freeze => {
  const isFrozen = dealer.persona.freeze !== undefined;
  const applies = isFrozen ? list({ rows: dealer.example('listUnfreezeApplies') }, 'rows') : [];
  return { flags: { ...fields(dealer.example('getUnfreezeFlags')) }, applies: [...applies] };
});

const TYPE_NAMES: Readonly<Record<string, string>> = { M: '无门店', J: '超过180天未提货' };

/** Nobody approves here: an application whose reason holds this word is rejected at once, any other stays submitted. */
const REJECTING_WORD = '驳回';

const SUBMITTED = { status: '10', statusName: '已提交', remark: '' };
const REJECTED = { status: '30', statusName: '已驳回', remark: '请补充门店照片后联系客户经理' };

export const sessionHandlers: Handlers = {
  getUserInfo: (dealer, { token, done }) => {
    const user = fields(dealer.example('getUserInfo'));
    const expireAt = expiryOfToken(token);
    return done({
      ...user,
      token,
      ...(expireAt !== undefined && { expireAt: new Date(expireAt).toISOString() }),
    });
  },

  getSoldTo: (dealer, { input, done, refuse }) => {
    const saletoCode = text(input, 'saletoCode');
    const { persona, world } = dealer;
    if (isSecondSoldTo(world, persona)) return done(dealer.example('getSoldTo', 'secondSoldTo'));
    return saletoCode === persona.saletoCode ? done(dealer.example('getSoldTo')) : refuse('refused');
  },

  getUnfreezeFlags: (dealer, { done }) => done(freezeOf(dealer).flags),
  listUnfreezeApplies: (dealer, { done }) => done(freezeOf(dealer).applies),

  submitUnfreezeApply: (dealer, { input, now, done, refuse }) => {
    const type = text(input, 'freezeType');
    const freeze = freezeOf(dealer);
    const flag = String(freeze.flags[type] ?? '');
    if (flag.startsWith('D')) return refuse('pending', `已提交解冻申请 ${flag}，请等待审批`);
    const unfreezeNo = unfreezeNumber(dealer, now);
    const isRejected = text(input, 'reason').includes(REJECTING_WORD);
    freeze.flags[type] = isRejected ? 'B' : unfreezeNo;
    freeze.applies.unshift({
      unfreezeNo,
      customerCode: text(input, 'customerCode'),
      customerName: dealer.persona.name,
      freezeType: type,
      freezeTypeName: TYPE_NAMES[type] ?? type,
      reason: text(input, 'reason'),
      ...(isRejected ? REJECTED : SUBMITTED),
      applyUser: dealer.persona.userName,
      applyDate: businessTime(now),
    });
    return done({ unfreezeNo });
  },
};

/** `D`, the day, and a running number. */
function unfreezeNumber(dealer: Dealer, now: Date): string {
  const day = businessTime(now).slice(0, 10).replaceAll('-', '');
  return `D${day}${String(18 + freezeOf(dealer).applies.length).padStart(6, '0')}`;
}
