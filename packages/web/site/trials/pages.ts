/** Trials of what pages of the portal do: menus, titles, gates, deadlines, embedded applications. */
import { gateDecision, gateText } from '@dealer-portal/rules/gate';
import { type MenuClick, menuClick } from '@dealer-portal/rules/menu';
import { deadlineNote, isEndedBySigning, statementSubject } from '@dealer-portal/rules/messages';
import { canPrefetch } from '@dealer-portal/rules/sub-application';
import { documentTitle } from '@dealer-portal/rules/titles';
import { bad, good, isYes, judged, momentOf, NO_TODAY, plain, type Trial, todayField, YES_NO } from './trial';

function clickText(click: MenuClick): string {
  switch (click.kind) {
    case 'window':
      return `在新窗口打开 ${click.url}`;
    case 'path':
      return `打开 ${click.path}`;
    case 'route':
      return `打开名为 ${click.routeName} 的页面`;
    case 'alert':
      return `提示：${click.text}`;
    case 'unbind':
      return `先问：${click.question}`;
    case 'export':
      return `导出样表 ${click.sheet}`;
    case 'sign':
      return '打开电子签章';
    case 'sso':
      return '单点登录后打开';
    case 'scene':
      return '打开场景';
    case 'protocol':
      return '先查采购退货协议签了没有';
    case 'none':
      return '哪里也不去';
  }
}

const click: Trial = {
  id: 'click',
  entry: 'menu',
  zh: '点一个菜单会怎样',
  en: 'What a press of a menu does',
  fields: [
    { name: 'id', zh: '编号', en: 'id', kind: 'text', example: '20240922' },
    { name: 'title', zh: '名称', en: 'title', kind: 'text', example: '退货' },
    { name: 'path', zh: '路径', en: 'path', kind: 'text', example: '/return' },
  ],
  run({ id = '', title, path }) {
    const effect = menuClick({ id: id.trim(), title, path });
    return effect.kind === 'none' ? bad(clickText(effect)) : good(clickText(effect));
  },
};

const title: Trial = {
  id: 'title',
  entry: 'titles',
  zh: '浏览器标签上写什么',
  en: 'What the tab of the browser says',
  fields: [
    { name: 'page', zh: '页面', en: 'page', kind: 'text', example: '/orderDetail' },
    { name: 'title', zh: '页面的名称', en: 'title of the page', kind: 'text', example: '订单详情' },
    { name: 'object', zh: '打开的是', en: 'object on show', kind: 'text', example: '订单 6010086603' },
  ],
  run: ({ page = '', title: named, object }) => plain(documentTitle(page, { title: named, object })),
};

const gate: Trial = {
  id: 'gate',
  entry: 'gate',
  zh: '财务页面开不开',
  en: 'Whether a finance page opens',
  fields: [
    { name: 'open', zh: '开放', en: 'open', kind: 'choice', example: 'no', choices: YES_NO },
    { name: 'remark', zh: '说明', en: 'remark', kind: 'text', example: '财务月结中' },
  ],
  run({ open, remark }) {
    const decision = gateDecision({ isOpen: isYes(open), remark });
    return judged(decision.kind === 'closed' ? gateText(decision.refusal) : undefined, '打开');
  },
};

const message: Trial = {
  id: 'message',
  entry: 'messages',
  zh: '消息的期限、什么时候算办完',
  en: 'The deadline of a message, and when it is done',
  fields: [
    { name: 'title', zh: '标题', en: 'title', kind: 'text', example: '10月对账单已生成，请及时核对' },
    { name: 'sent', zh: '发出日期', en: 'day of the message', kind: 'text', example: '2026-11-02' },
    { name: 'deadline', zh: '截止', en: 'deadline', kind: 'text', example: '2026-11-22' },
    todayField('today'),
    {
      name: 'period',
      zh: '确认了哪个月的账',
      en: 'month that was confirmed',
      kind: 'text',
      example: '2026-10',
    },
  ],
  run({ title: named = '', sent, deadline, today, period = '' }) {
    const now = momentOf(today);
    if (!now) return NO_TODAY;
    const note = deadlineNote(deadline, now);
    const isDone = isEndedBySigning({ title: named, createDate: sent }, statementSubject(period));
    return {
      tone: note?.isOverdue ? 'bad' : 'plain',
      text: note?.text ?? '不提示：还早，或截止读不出',
      steps: [isDone ? '这条消息办完了' : '这条消息还没办'],
    };
  },
};

const prefetch: Trial = {
  id: 'prefetch',
  entry: 'sub-application',
  zh: '要不要先下载子应用',
  en: 'Whether embedded applications are fetched ahead',
  fields: [
    {
      name: 'network',
      zh: '网络',
      en: 'network',
      kind: 'choice',
      example: '3g',
      choices: ['4g', '3g', '2g', 'slow-2g'].map((type) => [type, type] as const),
    },
    { name: 'saves', zh: '省流量', en: 'saves data', kind: 'choice', example: 'no', choices: YES_NO },
    { name: 'online', zh: '在线', en: 'online', kind: 'choice', example: 'yes', choices: YES_NO },
  ],
  run({ network, saves, online }) {
    const can = canPrefetch({ effectiveType: network, saveData: isYes(saves), onLine: isYes(online) });
    return can ? good('先下载') : plain('打开时再下载');
  },
};

export const trials: readonly Trial[] = [click, title, gate, message, prefetch];
