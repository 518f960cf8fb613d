/** Trials of the session, of a frozen account, of permissions and of the names of ship-tos. */
import { addressText, mobileRefusal, shipToListName } from '@dealer-portal/rules/address-book';
import { freezeText, freezeView } from '@dealer-portal/rules/freeze';
import { tickGrant } from '@dealer-portal/rules/roles';
import { routeGuard, sessionEntry, sessionText } from '@dealer-portal/rules/session';
import { shanghaiDate } from '@dealer-portal/rules/time';
import {
  bad,
  FREEZE_FLAGS,
  good,
  isYes,
  judged,
  linesOf,
  momentOf,
  NO_TODAY,
  type Trial,
  todayField,
  treeOf,
  YES_NO,
} from './trial';

const freeze: Trial = {
  id: 'freeze',
  entry: 'freeze',
  zh: '账户冻结了会怎样',
  en: 'What a frozen account sees',
  fields: [
    {
      name: 'store',
      zh: '无门店（M）',
      en: 'no store (M)',
      kind: 'choice',
      example: 'N',
      choices: FREEZE_FLAGS,
    },
    {
      name: 'zombie',
      zh: '僵尸户（J）',
      en: 'zombie account (J)',
      kind: 'choice',
      example: 'N',
      choices: FREEZE_FLAGS,
    },
    {
      name: 'state',
      zh: '客户状态，1 为不可用',
      en: 'customer state, 1 is unavailable',
      kind: 'text',
      example: '0',
    },
  ],
  run({ store, zombie, state }) {
    const view = freezeView({ M: store, J: zombie, customerState: state });
    if (view.kind === 'free') return good('没有冻结');
    if (view.kind === 'unavailable') return bad(freezeText(view.refusal));
    const [first = '', ...rest] = view.notices.map(({ refusal }) => freezeText(refusal));
    return { ...bad(first), steps: rest };
  },
};

/** An address of the portal as a browser splits it; undefined for one of another host or scheme. */
function pageOf(text: string | undefined) {
  const origin = 'https://portal.example';
  const url = URL.parse(text ?? '', origin);
  return url?.origin === origin ? url : undefined;
}

const session: Trial = {
  id: 'session',
  entry: 'session',
  zh: '打开这个地址会怎样',
  en: 'What the portal does with an address',
  isSecret: true,
  fields: [
    {
      name: 'address',
      zh: '地址',
      en: 'address',
      kind: 'text',
      example: '/cart?token=abc&expireAt=20261127093000#top',
    },
    {
      name: 'signedIn',
      zh: '已经登录',
      en: 'signed in already',
      kind: 'choice',
      example: 'no',
      choices: YES_NO,
    },
    todayField('today'),
  ],
  run({ address, signedIn, today }) {
    const now = momentOf(today);
    if (!now) return NO_TODAY;
    const page = pageOf(address);
    if (!page) return bad('地址以 / 开头，是门户自己的页面');
    const isSignedIn = isYes(signedIn);
    const endsAt = isSignedIn ? { token: 'own', endsAt: now.getTime() + 3_600_000 } : {};
    const decision = sessionEntry({ address: page, ...endsAt }, now);
    const guard = routeGuard(page.pathname, isSignedIn) === 'enter' ? '可以进入' : '显示没有权限';
    const steps = [`在门户里打开 ${page.pathname}：${guard}`];
    switch (decision.kind) {
      case 'adopt':
        return {
          ...good(`存下令牌，用到 ${shanghaiDate(new Date(decision.endsAt))}，再打开 ${decision.reloadTo}`),
          steps,
        };
      case 'askWhose':
        return { ...bad('已有会话：先问这个令牌是谁的'), steps };
      case 'askTime':
        return { ...bad('令牌一到就过期：先核对时间'), steps };
      case 'refuse':
        return { ...bad(sessionText(decision.refusal)), steps };
      case 'login':
        return { ...bad('去登录页'), steps };
      case 'enter':
        return { ...good('进入'), steps };
    }
  },
};

interface Node {
  readonly id: string;
  readonly subItems: Node[];
}

const grants: Trial = {
  id: 'grants',
  entry: 'roles',
  zh: '勾一个权限，会带上哪些',
  en: 'What comes with a ticked permission',
  fields: [
    {
      name: 'tree',
      zh: '权限，下级缩进',
      en: 'permissions, those below indented',
      kind: 'lines',
      example: '财务\n  付款\n  对账\n订单\n  取消',
    },
    {
      name: 'granted',
      zh: '已经有的，以空格分开',
      en: 'granted, with blanks between',
      kind: 'text',
      example: '订单 取消',
    },
    { name: 'ticked', zh: '点了', en: 'pressed', kind: 'text', example: '对账' },
  ],
  run({ tree = '', granted, ticked = '' }) {
    const before = linesOf(granted).flat();
    const permissions = treeOf(tree, (id): Node => ({ id, subItems: [] }));
    const after = tickGrant(permissions, before, ticked);
    const added = after.filter((id) => !before.includes(id));
    const gone = before.filter((id) => !after.includes(id));
    const changes = [
      ...(added.length > 0 ? [`加上 ${added.join('、')}`] : []),
      ...(gone.length > 0 ? [`去掉 ${gone.join('、')}`] : []),
    ];
    if (changes.length === 0) return bad(`没有变化：权限里没有“${ticked}”`);
    return { ...good(changes.join('，')), steps: [`现在有：${after.join('、') || '无'}`] };
  },
};

const shipTo: Trial = {
  id: 'shipto',
  entry: 'address-book',
  zh: '送达方在列表里叫什么、手机号对不对',
  en: 'The name of a ship-to in lists, and its mobile number',
  isSecret: true,
  fields: [
    { name: 'code', zh: '编码', en: 'code', kind: 'text', example: '8800130002' },
    {
      name: 'address',
      zh: '地址',
      en: 'address',
      kind: 'text',
      example: '山东省青岛市崂山区株洲路187号腾达仓库',
    },
    { name: 'mobile', zh: '手机号', en: 'mobile number', kind: 'text', example: '1380000000' },
  ],
  run({ code = '', address, mobile }) {
    const { short, full } = shipToListName({ sendtoCode: code, sendtoAddress: address });
    return {
      ...judged(addressText(mobileRefusal(mobile)), '手机号正确'),
      steps: [`列表里：${short}`, `全名：${full}`],
    };
  },
};

export const trials: readonly Trial[] = [freeze, session, grants, shipTo];
