// No report: its rows are the decisions of this browser about menus, not an answer of a call.
import { useQuery } from '@tanstack/react-query';
import { Drawer, Input, Typography } from 'antd';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePermissions } from '#platform/permissions';
import { useAccount } from '#platform/session/account';
import { Segments } from '#ui/choice/segments';
import { Icon } from '#ui/icon/icon';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn } from '#ui/table/data-table-types';
import { codeAndName } from '#ui/text/joined';
import { pageStateOf } from '../shell/menu/menu-target';
import { roleLabel } from '../shell/role-label';
import { customerPermissionQuery } from './queries';
import { narrowed, SEEN, supportText, type WhyFilter, type WhyLine, whyLines } from './why-not-lines';
import './why-not.css';

interface WhyNotPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** 为什么看不到？ — every menu, button and tool, why it is not shown, what to do, and a short code for support. */
export function WhyNotPanel({ open, onClose }: WhyNotPanelProps) {
  return (
    <Drawer title="为什么看不到？" size="100%" open={open} onClose={onClose} destroyOnHidden>
      <WhyNot />
    </Drawer>
  );
}

const EVERYTHING: WhyFilter = { text: '', seen: 'hidden' };

function WhyNot() {
  const { facts, freeze } = usePermissions();
  const { pathname } = useLocation();
  const [filter, setFilter] = useState(EVERYTHING);
  const lines = useMemo(
    () => whyLines({ ...facts, pathname }, freeze, pageStateOf),
    [facts, pathname, freeze],
  );
  const rows = narrowed(lines, filter);
  return (
    <div className="why-not">
      <WhoAsks rows={rows} />
      <search className="why-not-filter" aria-label="筛选">
        <Input.Search
          className="why-not-search"
          aria-label="按名称、位置、原因或代码查找"
          placeholder="名称、位置、原因或代码"
          allowClear
          value={filter.text}
          onChange={({ target }) => setFilter({ ...filter, text: target.value })}
        />
        <Segments
          label="看得见吗"
          options={optionsOf(lines)}
          value={filter.seen}
          onChange={(seen) => setFilter({ ...filter, seen })}
        />
      </search>
      <DataTable
        label="可见性"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ key }) => key}
        state={{ kind: 'ready' }}
        empty={{ title: '没有符合条件的项目', reason: '换个词，或看全部。' }}
      />
      <p className="secondary">这里和菜单用的是同一套判断。灰色代码报给客服就行，不用记。</p>
    </div>
  );
}

/** The owner of these rights, and all lines below as a text for support. */
function WhoAsks({ rows }: { readonly rows: readonly WhyLine[] }) {
  const account = useAccount();
  const { user, saletoCode, saleInfo } = account;
  const who = `${user.realName || user.userName}，${roleLabel(account)}，${codeAndName(saletoCode, saleInfo.customerName, ' ')}`;
  const right = useCustomerRight();
  return (
    <p className="why-not-who">
      <span className="secondary">
        {who}，{right}
      </span>
      <Typography.Text
        copyable={{ text: `${who}，${right}\n${supportText(rows)}`, tooltips: ['复制', '已复制'] }}
      >
        复制给客服
      </Typography.Text>
    </p>
  );
}

/** What the server says of the user and the customer; a failed check is neither yes nor no. */
function useCustomerRight(): string {
  const { data, isPending } = useQuery(customerPermissionQuery(useAccount()));
  if (isPending) return '正在核对是否可为该客户办理';
  if (typeof data !== 'boolean') return '服务器没有答复是否可为该客户办理';
  return data ? '服务器允许为该客户办理' : '服务器不允许为该客户办理，请联系客户经理';
}

function optionsOf(lines: readonly WhyLine[]) {
  return (['hidden', 'visible', 'all'] as const).map((value) => {
    const { label, has } = SEEN[value];
    return { value, label: `${label} ${lines.filter(has).length}` };
  });
}

const COLUMNS: readonly DataColumn<WhyLine>[] = [
  {
    key: 'title',
    title: '菜单或工具',
    width: 208,
    render: ({ title, place }) => (
      <div className="why-not-words">
        <strong>{title}</strong>
        <div className="secondary">{place}</div>
      </div>
    ),
  },
  {
    key: 'isShown',
    title: '现在',
    width: 96,
    render: ({ isShown }) => (
      <span className="why-not-state" data-shown={isShown || undefined}>
        <Icon name={isShown ? 'check' : 'lock'} /> {isShown ? '看得见' : '看不见'}
      </span>
    ),
  },
  {
    key: 'reason',
    title: '为什么',
    width: 288,
    render: ({ reasonText }) => reasonText?.reason ?? '可以使用',
  },
  { key: 'advice', title: '怎么办', width: 272, render: ({ reasonText }) => reasonText?.advice ?? '—' },
  {
    key: 'code',
    title: '支持代码',
    width: 192,
    render: ({ code }) => (
      <Typography.Text className="why-not-code" type="secondary" copyable={{ tooltips: ['复制', '已复制'] }}>
        {code}
      </Typography.Text>
    ),
  },
];
