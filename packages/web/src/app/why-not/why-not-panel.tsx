import { Checkbox, Drawer, Input, Typography } from 'antd';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { usePermissions } from '#platform/permissions';
import { Segments } from '#ui/choice/segments';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn } from '#ui/table/data-table-types';
import { StatusTag } from '#ui/text/status-tag';
import { pageStateOf } from '../shell/menu/menu-target';
import { KIND_NAMES, narrowed, type WhyFilter, type WhyLine, whyLines } from './why-not-lines';
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

const EVERYTHING: WhyFilter = { text: '', kind: 'all', isHiddenOnly: true };

const KINDS = [
  { value: 'all', label: '全部' },
  ...Object.entries(KIND_NAMES).map(([value, label]) => ({ value, label })),
];

function WhyNot() {
  const { facts, freeze } = usePermissions();
  const { pathname } = useLocation();
  const [filter, setFilter] = useState(EVERYTHING);
  const lines = useMemo(
    () => whyLines({ ...facts, pathname }, freeze, pageStateOf),
    [facts, pathname, freeze],
  );
  const rows = narrowed(lines, filter);
  const hidden = lines.filter(({ isShown }) => !isShown).length;
  return (
    <div className="why-not">
      <p className="secondary">
        共 {lines.length} 项，其中 {hidden} 项不可见。联系客服时，请复制并提供该项的支持代码。
      </p>
      <search className="why-not-filter" aria-label="筛选">
        <Input.Search
          aria-label="按名称、原因或代码查找"
          placeholder="名称、原因或代码"
          allowClear
          value={filter.text}
          onChange={({ target }) => setFilter({ ...filter, text: target.value })}
        />
        <Segments
          label="类型"
          options={KINDS}
          value={filter.kind}
          onChange={(kind) => setFilter({ ...filter, kind: isKind(kind) ? kind : 'all' })}
        />
        <Checkbox
          checked={filter.isHiddenOnly}
          onChange={({ target }) => setFilter({ ...filter, isHiddenOnly: target.checked })}
        >
          只看不可见的
        </Checkbox>
      </search>
      <DataTable
        label="可见性"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ key }) => key}
        state={{ kind: 'ready' }}
        empty={{ title: '没有符合条件的项目', reason: '换个词，或取消“只看不可见的”。' }}
      />
    </div>
  );
}

function isKind(value: unknown): value is WhyFilter['kind'] {
  return value === 'all' || (typeof value === 'string' && Object.hasOwn(KIND_NAMES, value));
}

const COLUMNS: readonly DataColumn<WhyLine>[] = [
  { key: 'title', title: '名称', width: 176, render: ({ title }) => title },
  { key: 'kind', title: '类型', width: 88, render: ({ kind }) => KIND_NAMES[kind] },
  {
    key: 'isShown',
    title: '状态',
    width: 88,
    render: ({ isShown }) => (
      <StatusTag tone={isShown ? 'done' : 'waiting'}>{isShown ? '可见' : '不可见'}</StatusTag>
    ),
  },
  {
    key: 'words',
    title: '原因与办法',
    width: 440,
    render: ({ words: text }) =>
      text ? (
        <div className="why-not-words">
          <strong>{text.reason}</strong>
          <div className="secondary">{text.advice}</div>
        </div>
      ) : (
        '可以使用'
      ),
  },
  {
    key: 'code',
    title: '支持代码',
    width: 200,
    render: ({ code }) => (
      <Typography.Text code copyable={{ tooltips: ['复制', '已复制'] }}>
        {code}
      </Typography.Text>
    ),
  },
];
