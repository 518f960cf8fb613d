// No report: the documents come from five calls, each with a right of its own.
import { outsideAddress } from '#platform/browser/data-address';
import { openWindow } from '#platform/browser/open-window';
import { listState } from '#platform/calls/list-state';
import { useAccount } from '#platform/session/account';
import { PlainButton } from '#ui/button/plain-button';
import { FilterBar, type FilterField } from '#ui/input/filter-bar';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { PageHeader } from '#ui/page/page-header';
import { columnsOf } from '#ui/table/columns';
import { DataTable } from '#ui/table/data-table';
import type { RowAction } from '#ui/table/data-table-types';
import { pageOfRows } from '#ui/table/page-of-rows';
import { PrintPaper } from '#widgets/paper/print-paper';
import { useVault } from './use-vault';
import {
  documentSays,
  kindNames,
  lostText,
  VAULT_KINDS,
  type VaultDocument,
  type VaultKind,
} from './vault-documents';

const FILTERS = ['kind', 'keyword'] as const;
type FilterName = (typeof FILTERS)[number];

const column = columnsOf<VaultDocument>();

const COLUMNS = [
  column.code('number', '编号', { width: 160, to: ({ to }) => to, detail: ['文件', ({ name }) => name] }),
  column.date('day', '日期', { width: 112, isSortable: true }),
  column.custom('kind', '类型', { width: 96, text: ({ kind }) => VAULT_KINDS[kind].label }),
  column.text('text', '内容', { width: 480 }),
  column.text('statusName', '状态', { width: 96 }),
];

const KEYWORD: FilterField<FilterName> = { kind: 'text', name: 'keyword', label: '编号、名称或内容' };

const kindField = (kinds: readonly VaultKind[]): FilterField<FilterName> => ({
  kind: 'tabs',
  name: 'kind',
  label: '文件类型',
  options: [
    { value: '', label: '全部' },
    ...kinds.map((value) => ({ value, label: VAULT_KINDS[value].label })),
  ],
});

const hasFile = ({ file }: VaultDocument): boolean => outsideAddress(file) !== undefined;

/** The way to the text of an agreement that a site of the company keeps. */
function fileActions(own: VaultDocument): readonly RowAction[] {
  return hasFile(own) ? [{ key: 'text', label: '打开正文', onClick: () => openWindow(own.file ?? '') }] : [];
}

/** 文件档案: contracts, letters, agreements and receipts with their words in one place, searched and printed (FIN-09). */
export function Component() {
  const account = useAccount();
  const { kinds, documents, isLoading, lost, errorOf, retry } = useVault();
  const filter = useAddressFilter(FILTERS);
  const { kind, keyword = '' } = filter.values;
  const found = documents.filter((own) => (!kind || own.kind === kind) && documentSays(own, keyword));
  const { rows, page } = pageOfRows(found, filter);
  const asked = kinds.filter((own) => !kind || own === kind);
  const missing = asked.filter((own) => lost.includes(own));
  const came = asked.filter((own) => !lost.includes(own));
  const paperOf = async () => {
    const scope = [kindNames(came), keyword && `含“${keyword}”`].filter(Boolean).join('，');
    return (await import('./vault-paper')).vaultPaper(found, account, { scope, lost: missing });
  };
  const query = {
    isPending: isLoading,
    isFetching: false,
    // Some that came stand, with a word of the others.
    error: came.length > 0 ? null : errorOf(missing[0]),
    refetch: retry,
  };
  return (
    <div className="page">
      <PageHeader context={`售达方 ${account.saletoCode}`} />
      <DataTable
        label="文件"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ kind: own, number }) => `${VAULT_KINDS[own].label} ${number}`}
        state={listState(query, `${kindNames(missing)}没有加载出来`)}
        filters={
          <FilterBar
            fields={[kindField(kinds), KEYWORD]}
            values={filter.values}
            onChange={filter.set}
            onClear={filter.isNarrowed ? filter.clear : undefined}
          />
        }
        count={`共 ${found.length} 份文件`}
        tools={found.length > 0 && <PrintPaper label="打印" size="small" paperOf={paperOf} />}
        empty={{
          title: filter.isNarrowed ? '没有符合条件的文件' : '还没有文件',
          reason: '合同、函件、协议和收据会出现在这里。',
          action: filter.isNarrowed && <PlainButton onClick={filter.clear}>清除条件</PlainButton>,
        }}
        {...(missing.length > 0 && {
          partial: (
            <>
              {lostText(missing)}{' '}
              <PlainButton kind="link" size="small" onClick={() => void retry()}>
                重试
              </PlainButton>
            </>
          ),
        })}
        {...(found.some(hasFile) && { actions: fileActions, actionsWidth: 96 })}
        page={{ ...filter, total: page.total, onChange: filter.setPage }}
      />
    </div>
  );
}
