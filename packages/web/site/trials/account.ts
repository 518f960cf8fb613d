/** Trials of numbers of cards and of menus. */
import { type FailureKind, failureEffect, failureText } from '@dealer-portal/rules/failure';
import { identityRefusal, identityText, isBankCard } from '@dealer-portal/rules/identity';
import { explainMenus } from '@dealer-portal/rules/menu-reasons';
import { readFigure } from '@dealer-portal/rules/money';
import {
  bad,
  good,
  isYes,
  judged,
  momentOf,
  NO_TODAY,
  type Trial,
  todayField,
  treeOf,
  YES_NO,
} from './trial';

const identity: Trial = {
  id: 'identity',
  entry: 'identity',
  zh: '身份证号、银行卡号对不对',
  en: 'Whether a number is one of an identity or bank card',
  isSecret: true,
  fields: [
    { name: 'number', zh: '身份证号', en: 'identity number', kind: 'text', example: '110105194912310021' },
    todayField('day'),
    { name: 'bank', zh: '银行卡号', en: 'bank card', kind: 'text', example: '4111111111111111' },
  ],
  run({ number, day, bank = '' }) {
    const now = momentOf(day);
    if (!now) return NO_TODAY;
    return {
      ...judged(identityText(identityRefusal(number, now)), '身份证号正确'),
      steps: [`银行卡号${isBankCard(bank) ? '正确' : '不是一个卡号'}`],
    };
  },
};

interface Item {
  readonly id: number;
  readonly title: string;
  readonly path: string;
  readonly subItems: Item[];
}

/** A line of the tree: `20085 红票 /red`. */
const ITEM = /^(\d+)\s+(\S+)\s*(\S*)/;

function itemOf(line: string): Item {
  const [, id, title = '', path = ''] = ITEM.exec(line) ?? [];
  return { id: Number(id), title, path, subItems: [] };
}

const menus: Trial = {
  id: 'menus',
  entry: 'menu-reasons',
  zh: '菜单为什么不显示',
  en: 'Why a menu is not shown',
  fields: [
    {
      name: 'tree',
      zh: '权限，每行：编号 名称 地址；下级缩进两格',
      en: 'permissions, a line: id title address; two blanks deeper is below',
      kind: 'lines',
      example: '44 财务自助 /rebate\n  20085 红票 /red\n  20101 对账 /account\n20240922 退货 /return',
    },
    {
      name: 'redInvoice',
      zh: '有红票权限',
      en: 'may issue red invoices',
      kind: 'choice',
      example: 'no',
      choices: YES_NO,
    },
    {
      name: 'restricted',
      zh: '受限客户',
      en: 'restricted customer',
      kind: 'choice',
      example: 'no',
      choices: YES_NO,
    },
    { name: 'group', zh: '渠道组', en: 'channel group', kind: 'text', example: 'ZY' },
  ],
  run({ tree = '', redInvoice, restricted, group = '' }) {
    const unread = tree.split('\n').find((line) => line.trim() !== '' && !ITEM.test(line.trim()));
    if (unread) return bad(`“${unread.trim()}”读不出：每行以编号开头`);
    const lines = explainMenus({
      menus: treeOf(tree, itemOf),
      redInvoice: { valid: isYes(redInvoice) },
      customerFlag: isYes(restricted) ? '1' : '0',
      channelGroup: group,
    });
    if (lines.length === 0) return bad('请至少输入一行，以编号开头');
    const hidden = lines.filter(({ result }) => !result.isShown).length;
    return {
      tone: hidden > 0 ? 'bad' : 'good',
      text: `${lines.length - hidden} 项显示，${hidden} 项不显示`,
      table: {
        head: ['菜单', '显示', '原因', '规则'],
        rows: lines.map(({ item, result, trace }) => [
          `${item.id} ${item.title ?? ''}`,
          result.isShown ? '是' : '否',
          result.text,
          trace.map(({ rule }) => rule).join('、'),
        ]),
      },
    };
  },
};

const KINDS = [
  ['http', 'HTTP 状态 http'],
  ['business', '业务拒绝 business'],
  ['timeout', '超时 timeout'],
  ['network', '没有网络 network'],
  ['invalid-response', '读不懂的回答 invalid-response'],
  ['aborted', '已取消 aborted'],
] as const satisfies readonly (readonly [FailureKind, string])[];

const failure: Trial = {
  id: 'failure',
  entry: 'failure',
  zh: '调用失败时页面怎么办',
  en: 'What a failed call does to the page',
  fields: [
    { name: 'kind', zh: '怎样失败', en: 'kind of failure', kind: 'choice', example: 'http', choices: KINDS },
    { name: 'status', zh: 'HTTP 状态', en: 'HTTP status', kind: 'text', example: '409' },
    { name: 'msg', zh: '返回的话', en: 'its sentence', kind: 'text', example: '' },
  ],
  run({ kind: typed, status, msg = '' }) {
    const kind = KINDS.find(([name]) => name === typed)?.[0] ?? 'http';
    const code = readFigure(status);
    if (kind === 'http' && code === undefined) return bad('HTTP 状态是一个数，如 409');
    const effect = failureEffect({ kind, status: code ?? Number.NaN, msg }, { pathname: '/cart' });
    if (effect.kind === 'none') return good('什么也不显示');
    if (effect.kind === 'checkToken') return bad('先问登录是否还有效');
    if (effect.kind === 'page')
      return bad(effect.page === 'forbidden' ? '整页换成“没有权限”' : '整页换成“暂不可用”');
    return bad(`提示：${failureText(effect.refusal)}`);
  },
};

export const trials: readonly Trial[] = [identity, failure, menus];
