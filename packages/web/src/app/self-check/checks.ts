import { isText, sharedSlot } from '#platform/browser/storage';
import { faultWords } from '#platform/config-words';
import { configNotes } from '#platform/load-config';
import { buildOfPage } from '#platform/observe/build-of-page';
import type { Account } from '#platform/session/account';
import { readSession } from '#platform/session/session';
import type { StatusTone } from '#ui/text/status-tag';

/** One thing that was checked: what was found, and whether it is right. */
export interface Check {
  readonly name: string;
  readonly finding: string;
  readonly verdict: 'fine' | 'mind' | 'wrong' | 'open';
}

/** How verdicts are shown. */
export const VERDICTS: Readonly<
  Record<Check['verdict'], { readonly tone: StatusTone; readonly text: string }>
> = {
  fine: { tone: 'done', text: '正常' },
  mind: { tone: 'waiting', text: '请留意' },
  wrong: { tone: 'bad', text: '异常' },
  open: { tone: 'waiting', text: '检查中' },
};

const BUSINESS_ZONE = 'Asia/Shanghai';

/** The checks of the account and this browser. */
export function localChecks({ user, saletoCode, sendtoCode }: Account): readonly Check[] {
  return [
    { name: '登录用户', finding: `${user.realName || user.userName}（${user.id}）`, verdict: 'fine' },
    sessionCheck(),
    {
      name: '售达方 / 送达方',
      finding: `${saletoCode} / ${sendtoCode || '—'}`,
      verdict: sendtoCode === '' ? 'wrong' : 'fine',
    },
    storageCheck('local', '本地存储'),
    storageCheck('session', '会话存储'),
    networkCheck(),
    settingsCheck(),
    zoneCheck(Intl.DateTimeFormat().resolvedOptions().timeZone),
    {
      name: '窗口',
      finding: `${window.innerWidth} × ${window.innerHeight}，${window.devicePixelRatio} 倍像素`,
      verdict: 'fine',
    },
    { name: '浏览器', finding: window.navigator.userAgent, verdict: 'fine' },
  ];
}

function sessionCheck(): Check {
  const { endsAt } = readSession();
  if (!endsAt) return { name: '登录有效期', finding: '没有登录信息', verdict: 'wrong' };
  // Swedish writes dates as the portal does: 2026-11-20 14:05:00.
  const end = new Date(endsAt).toLocaleString('sv-SE', { timeZone: BUSINESS_ZONE });
  return { name: '登录有效期', finding: `到 ${end}`, verdict: endsAt > Date.now() ? 'fine' : 'wrong' };
}

function storageCheck(kind: 'local' | 'session', name: string): Check {
  const trial = sharedSlot(kind, 'selfCheck', isText);
  trial.write('1');
  const isKept = trial.read() === '1';
  trial.clear();
  return isKept
    ? { name, finding: '可以使用', verdict: 'fine' }
    : { name, finding: '被浏览器禁止，已填写的内容和勾选离开页面后不会保留', verdict: 'mind' };
}

function networkCheck(): Check {
  return window.navigator.onLine
    ? { name: '网络', finding: '在线', verdict: 'fine' }
    : { name: '网络', finding: '浏览器处于离线状态', verdict: 'wrong' };
}

function settingsCheck(): Check {
  const { faults, unknown, isKept } = configNotes();
  const notes = [
    ...faultWords(faults),
    ...unknown.map((name) => `不认识 ${name}`),
    ...(isKept ? ['用的是上次保存的设置'] : []),
  ];
  const name = '门户设置';
  return notes.length === 0
    ? { name, finding: '正常', verdict: 'fine' }
    : { name, finding: notes.join('；'), verdict: 'mind' };
}

/**
 * Whether this page is of the release that the host serves now.
 * @param served version and commit of `/version.json`; undefined while they are asked for, null where they did not come
 */
export function versionCheck(served: string | undefined | null): Check {
  const name = '版本';
  const shown = buildOfPage() || '—';
  if (served === undefined) return { name, finding: `${shown}，正在核对…`, verdict: 'open' };
  if (served === null) return { name, finding: `${shown}，没有取到服务器上的版本`, verdict: 'mind' };
  return served === shown
    ? { name, finding: `${shown}，是最新的`, verdict: 'fine' }
    : { name, finding: `${shown}，服务器上是 ${served}，刷新后更新`, verdict: 'mind' };
}

/** Dates and weeks are those of the business time zone, wherever the browser is. */
export function zoneCheck(zone: string): Check {
  return zone === BUSINESS_ZONE
    ? { name: '时区', finding: zone, verdict: 'fine' }
    : { name: '时区', finding: `${zone}，门户的日期按 ${BUSINESS_ZONE} 计算`, verdict: 'mind' };
}
