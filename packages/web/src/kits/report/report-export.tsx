import { wireMinute } from '@dealer-portal/rules/time';
import { ApiError, type ReadId } from '@dealer-portal/sdk';
import { useContext } from 'react';
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
import { makeFile, useFileUnderWay } from './files-under-way';
import { jointKey } from './row-key';
import { type FileKind, saveRows } from './save-rows';
import type { ServerFile } from './server-file';
import { useServerFile } from './use-server-file';

interface ReportExportProps<K extends ReadId, Row extends object> {
  readonly report: Report<K, Row>;
  readonly filters: ReportFilters<K>;
  /** Those of the filters that the page decides: the object that the rows are of. */
  readonly fixed: ReportFilters<K> | undefined;
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
  const { underWay, save } = useSaving(props);
  const server = serverFileOf(report);
  if (underWay) {
    const { count, stop } = underWay;
    return (
      <PlainButton size="small" onClick={stop} aria-label={`停止导出，已取 ${count} 条`}>
        {count < underWay.total ? `已取 ${count} / ${underWay.total} 条` : '正在写文件'} · 停止
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

/** Saves one part of a report; the file of all pages is under way until they are collected. */
function useSaving<K extends ReadId, Row extends object>(props: ReportExportProps<K, Row>) {
  const { report, filters, fixed = {}, rows, selected, total = rows.length } = props;
  const account = useAccount();
  const name = useContext(PageTitle) ?? report.noun;
  const fileName = () => fileTitle([name, ...fileScope(report, account, filters), wireMinute(Date.now())]);
  const saveOnServer = useServerFile({ report, filters, name, fileName });
  const object = [account.sendtoCode, ...Object.entries<string | undefined>(fixed).flat()].join(' ');
  const key = jointKey([report.name, account.saletoCode], object);
  const underWay = useFileUnderWay(key);
  const write = async (kind: FileKind, chosen: readonly Row[], signal?: AbortSignal): Promise<number> => {
    // Chosen rows do not follow each other.
    const edges = chosen === selected ? undefined : report.edges?.(chosen, filters);
    const written = edges?.rows ?? chosen;
    await saveRows(kind, {
      name,
      fileName: fileName(),
      columns: report.columns,
      rows: written,
      ...(edges && { edges }),
      ...(signal && { signal }),
    });
    return written.length;
  };
  const onFailed = (error: unknown) =>
    notify('error', `${name}没有导出：${error instanceof ApiError ? error.msg : '文件没有写成，请重试'}`);
  const save = async (kind: FileKind, part: Part) => {
    if (part === 'all') {
      const server = serverFileOf(report);
      if (server && kind === 'xlsx') return saveOnServer(server, total);
      const make = async (signal: AbortSignal, onProgress: (count: number) => void) =>
        write(kind, await collectRows(report, [account, filters], { signal, onProgress }), signal);
      return makeFile({ key, name, total, make, onFailed });
    }
    await write(kind, part === 'page' ? rows : selected).catch(onFailed);
  };
  return { underWay, save };
}
