import {
  type OwnList,
  type OwnListKind,
  ownListCount,
  ownListKind,
  ownListsFile,
} from '@dealer-portal/rules/own-lists';
import { shanghaiDate } from '@dealer-portal/rules/time';
import { useEffect, useState } from 'react';
import { clearOwnList, ownLists, watchOwnLists } from '#platform/browser/own-lists';
import { saveJson } from '#platform/browser/save-json';
import { usePersistence } from '#platform/browser/use-persistence';
import { dialogs, notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { NoticeLine } from '#ui/page/notice-line';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { OwnListsImport } from './own-lists-import';
import '#ui/text/line-list.css';

interface KindWords {
  readonly label: string;
  readonly about: string;
  readonly count: (lists: readonly OwnList[]) => string;
}

const itemsOf = (lists: readonly OwnList[]) => lists.reduce((sum, { value }) => sum + ownListCount(value), 0);

const KINDS: Readonly<Record<OwnListKind, KindWords>> = {
  templates: {
    label: '订货模板',
    about: '型号、数量和保存时的价格',
    count: (lists) => `${itemsOf(lists)} 个`,
  },
  views: {
    label: '保存的条件',
    about: '列表上方一按就用的筛选',
    count: (lists) => `${itemsOf(lists)} 组`,
  },
  columns: { label: '列的设置', about: '列表显示哪些列、多宽', count: (lists) => `${lists.length} 个列表` },
  import: { label: '分批导入', about: '还没有做完的导入，可接着做', count: () => '1 次' },
  settings: {
    label: '界面设置',
    about: '工具顺序、起始页、文件各列的含义、安全天数',
    count: (lists) => `${lists.length} 项`,
  },
  seen: {
    label: '看过的商品',
    about: '最近看过的商品、关注商品上次的价格和库存',
    count: (lists) => `${itemsOf(lists.filter(({ value }) => Array.isArray(value)))} 种`,
  },
};

const ORDER = Object.keys(KINDS) as readonly OwnListKind[];

/** 本机的清单和设置: what the account has arranged for itself in this browser; into one file, out of one, and cleared (AUTH-05). */
export function Component() {
  const { user } = useAccount();
  const lists = useOwnLists();
  const onExport = () => {
    const day = shanghaiDate(new Date());
    saveJson(`清单和设置 ${user.userName} ${day}.json`, ownListsFile(lists, day));
  };
  return (
    <div className="page">
      <PageHeader
        context={`账号 ${user.userName} · 只保存在这台电脑的这个浏览器里，退出登录后仍在`}
        actions={
          <>
            <OwnListsImport />
            <ReasonButton
              kind="primary"
              disabledReason={lists.length === 0 ? '还没有清单和设置' : undefined}
              onClick={onExport}
            >
              导出为一个文件
            </ReasonButton>
          </>
        }
      />
      <Safety />
      {lists.length === 0 ? (
        <EmptyState
          title="这个浏览器里还没有清单和设置"
          reason="存为订货模板、保存列表的条件或调整列以后，会出现在这里。"
        />
      ) : (
        <ul className="line-list panel">
          {ORDER.map((kind) => (
            <KindLine key={kind} kind={kind} lists={lists.filter(({ name }) => ownListKind(name) === kind)} />
          ))}
        </ul>
      )}
    </div>
  );
}

function useOwnLists(): readonly OwnList[] {
  const [lists, setLists] = useState(ownLists);
  useEffect(() => watchOwnLists(() => setLists(ownLists())), []);
  return lists;
}

/** Whether the browser may delete all of it by itself, and what helps. */
function Safety() {
  const { persistence, ask } = usePersistence();
  if (persistence === 'kept') return <p className="secondary">浏览器已答应保留这些内容。</p>;
  const onAsk = async () => {
    if (await ask()) notify('success', '浏览器会保留这些内容');
    else notify('warning', '浏览器没有答应，请导出文件保存');
  };
  return (
    <NoticeLine
      tone="info"
      action={
        persistence === 'mayGo' && (
          <PlainButton kind="link" size="small" onClick={() => void onAsk()}>
            请浏览器保留
          </PlainButton>
        )
      }
    >
      清理浏览器数据或空间不足时，浏览器可能删除这些内容；换电脑也带不走。请导出为一个文件保存。
    </NoticeLine>
  );
}

interface KindLineProps {
  readonly kind: OwnListKind;
  readonly lists: readonly OwnList[];
}

function KindLine({ kind, lists }: KindLineProps) {
  const { label, about, count } = KINDS[kind];
  if (lists.length === 0) return null;
  const onClear = () =>
    void dialogs.confirm({
      title: `清除本机的${label}（${count(lists)}）？`,
      content: '清除后找不回来；需要时请先导出文件。',
      okText: `清除${label}`,
      cancelText: '不清除',
      closesAtOnce: true,
      onOk: () => {
        for (const { name } of lists) clearOwnList(name);
      },
    });
  return (
    <li className="line-item">
      <span className="line-name">
        <strong>{label}</strong>{' '}
        <span className="secondary">
          {count(lists)} · {about}
        </span>
      </span>
      <PlainButton size="small" kind="text" aria-label={`清除${label}`} onClick={onClear}>
        清除
      </PlainButton>
    </li>
  );
}
