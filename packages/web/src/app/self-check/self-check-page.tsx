// No report: the rows are found in this browser.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '#platform/calls/query';
import { notify } from '#platform/notices';
import { usePermissions } from '#platform/permissions';
import { useAccount } from '#platform/session/account';
import { ReasonButton } from '#ui/button/reason-button';
import { PageHeader } from '#ui/page/page-header';
import { columnsOf } from '#ui/table/columns';
import { DataTable } from '#ui/table/data-table';
import { StatusTag } from '#ui/text/status-tag';
import { type Check, localChecks, VERDICTS, versionCheck } from './checks';
import { probeQuery, servedVersionQuery } from './queries';

const column = columnsOf<Check>();

const COLUMNS = [
  column.text('name', '检查项', { width: 140 }),
  column.text('finding', '结果', { width: 520 }),
  column.custom('verdict', '结论', {
    width: 100,
    text: ({ verdict }) => VERDICTS[verdict].text,
    render: ({ verdict }) => <StatusTag tone={VERDICTS[verdict].tone}>{VERDICTS[verdict].text}</StatusTag>,
  }),
];

/**
 * 环境自检: what support asks first, ready to copy: session, account, API, permissions, browser.
 * Assumption: the specification names the route `test` and nothing of its content.
 */
export function Component() {
  const account = useAccount();
  const { facts, retryMenus } = usePermissions();
  const probe = useQuery(probeQuery(account));
  const version = useQuery(servedVersionQuery);
  const [local, setLocal] = useState(() => localChecks(account));
  const menus = facts.menus?.length ?? 0;
  const checks: readonly Check[] = [
    apiCheck(probe.isFetching, probe.error),
    {
      name: '菜单权限',
      finding: `${menus} 个一级菜单`,
      verdict: retryMenus || menus === 0 ? 'wrong' : 'fine',
    },
    versionCheck(version.isError ? null : version.data),
    ...local,
  ];
  const onAgain = () => {
    setLocal(localChecks(account));
    void probe.refetch();
    void version.refetch();
  };
  return (
    <div className="page">
      <PageHeader
        context="页面打不开、数据不对时，请把结果复制给热线客服"
        actions={
          <>
            <ReasonButton isBusy={probe.isFetching} onClick={onAgain}>
              重新检查
            </ReasonButton>
            <ReasonButton kind="primary" onClick={() => copyChecks(checks)}>
              复制结果
            </ReasonButton>
          </>
        }
      />
      <DataTable
        label="自检结果"
        columns={COLUMNS}
        rows={checks}
        rowKey={({ name }) => name}
        state={{ kind: 'ready' }}
        empty={{ title: '没有检查项' }}
      />
    </div>
  );
}

function apiCheck(isFetching: boolean, error: Error | null): Check {
  const name = '接口';
  if (isFetching) return { name, finding: '正在检查…', verdict: 'open' };
  if (!error) return { name, finding: '可以访问', verdict: 'fine' };
  const { message, details } = describeError(error);
  return { name, finding: `${message}（${details}）`, verdict: 'wrong' };
}

async function copyChecks(checks: readonly Check[]): Promise<void> {
  const lines = checks.map(
    ({ name, finding, verdict }) => `${name}：${finding}【${VERDICTS[verdict].text}】`,
  );
  try {
    await window.navigator.clipboard.writeText(lines.join('\n'));
    notify('success', '已复制，可以粘贴给客服');
  } catch {
    // A host without https has no clipboard.
    notify('warning', '浏览器不允许复制，请截图发给客服');
  }
}
