import { wireMinute } from '@dealer-portal/rules/time';
import { ApiError, type ReadId } from '@dealer-portal/sdk';
import { useContext, useEffect, useRef, useState } from 'react';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { MenuButton } from '#ui/overlay/menu-button';
import { PageTitle } from '#ui/page/page-title';
import { fileTitle } from '#ui/text/file-title';
import { spaced } from '#ui/text/numbered';
import { collectRows } from './collect-rows';
import type { Report, ReportFilters } from './define-report';
import { fileScope } from './file-scope';
import { type FileKind, saveRows } from './save-rows';
import type { ServerFile } from './server-file';
import { useServerFile } from './use-server-file';

interface ReportExportProps<K extends ReadId, Row extends object> {
  readonly report: Report<K, Row>;
  readonly filters: ReportFilters<K>;
  /** The rows of this page. */
  readonly rows: readonly Row[];
  readonly selected: readonly Row[];
  /** All rows under the filters; undefined while it is not known. */
  readonly total: number | undefined;
  /** Whether there are more pages than this one. */
  readonly hasMore: boolean;
}

type Part = 'page' | 'all' | 'chosen';

/**
 * 导出: the rows of the page, of all pages, or the chosen ones, as a workbook or CSV. The workbook of all pages is the
 * server's own where it makes one: then the page, as it stands on the screen, is there beside it, and is all that CSV has.
 */
export function ReportExport<K extends ReadId, Row extends object>(props: ReportExportProps<K, Row>) {
  const { report, rows, selected, total, hasMore } = props;
  const { progress, save, stop } = useSaving(props);
  const server = serverFileOf(report);
  if (progress !== undefined) {
    return (
      <PlainButton size="small" onClick={stop} aria-label={`停止导出，已取 ${progress} 条`}>
        已取 {progress} / {total} 条 · 停止
      </PlainButton>
    );
  }
  if (!total) {
    return (
      <ReasonButton
        size="small"
        disabledReason={total === 0 ? `没有可导出的${spaced(report.noun)}` : '列表还没有加载出来'}
      >
        导出
      </ReasonButton>
    );
  }
  const parts: readonly (readonly [Part, string])[] = [
    ...(hasMore || server ? [['page', `本页 ${rows.length} 条`] as const] : []),
    ['all', `全部 ${total} 条`],
    ...(selected.length > 0 ? [['chosen', `所选 ${selected.length} 条`] as const] : []),
  ];
  const groups = FILE_KINDS.map(([kind, label]) => ({
    label,
    lines: partsOf(parts, server !== undefined && kind === 'csv').map(([part, text]) => ({
      key: part,
      label: text,
      onClick: () => save(kind, part),
    })),
  }));
  return (
    <MenuButton
      label="导出"
      groups={groups}
      trigger={(button) => (
        <PlainButton {...button} size="small" aria-keyshortcuts="E" data-export>
          导出
        </PlainButton>
      )}
    />
  );
}

/** The parts of a list that a kind of file is made of. */
function partsOf<Parts extends readonly (readonly [Part, string])[]>(parts: Parts, isWithoutAll: boolean) {
  return isWithoutAll ? parts.filter(([part]) => part !== 'all') : parts;
}

function serverFileOf<K extends ReadId, Row extends object>({
  exports,
}: Report<K, Row>): ServerFile | undefined {
  return typeof exports === 'object' ? exports : undefined;
}

const FILE_KINDS: readonly (readonly [FileKind, string])[] = [
  ['xlsx', 'Excel 工作簿'],
  ['csv', 'CSV 文本'],
];

/** Saves one part of a report; `progress` counts the rows while all pages are collected, and `stop` ends that. */
function useSaving<K extends ReadId, Row extends object>(props: ReportExportProps<K, Row>) {
  const { report, filters, rows, selected, total = rows.length } = props;
  const account = useAccount();
  const name = useContext(PageTitle) ?? report.noun;
  const fileName = () => fileTitle([name, ...fileScope(report, account, filters), wireMinute(Date.now())]);
  const saveOnServer = useServerFile({ report, filters, name, fileName });
  const [progress, setProgress] = useState<number>();
  const running = useRef<AbortController>(undefined);
  const stop = () => running.current?.abort();
  // A user who leaves the page does not wait for its file any more.
  useEffect(() => () => running.current?.abort(), []);
  const collectAll = async () => {
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    return collectRows(report, [account, filters], { signal: controller.signal, onProgress: setProgress });
  };
  const save = async (kind: FileKind, part: Part) => {
    if (progress !== undefined) return;
    const server = serverFileOf(report);
    if (server && part === 'all' && kind === 'xlsx') return saveOnServer(server, total);
    try {
      const exportedRows = part === 'page' ? rows : part === 'all' ? await collectAll() : selected;
      // Chosen rows do not follow each other.
      const edges = part === 'chosen' ? undefined : report.edges?.(exportedRows, filters);
      await saveRows(kind, {
        name,
        fileName: fileName(),
        columns: report.columns,
        rows: edges?.rows ?? exportedRows,
        ...(edges && { edges }),
      });
    } catch (error) {
      if (running.current?.signal.aborted) notify('info', '已停止导出，没有保存文件');
      else
        notify('error', `${name}没有导出：${error instanceof ApiError ? error.msg : '文件没有写成，请重试'}`);
    } finally {
      setProgress(undefined);
    }
  };
  return { progress, save, stop };
}
