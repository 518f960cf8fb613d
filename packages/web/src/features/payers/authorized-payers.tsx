import { useQuery } from '@tanstack/react-query';
import { listState } from '#platform/calls/list-state';
import { useAccount } from '#platform/session/account';
import { DataTable } from '#ui/table/data-table';
import { payerColumns } from './payer-columns';
import { authorizedPayersQuery } from './queries';

const COLUMNS = payerColumns({ defaultCode: undefined, hasHrsBalance: false });

/** The payers of other customers that have authorised this sold-to to pay with their balance. */
export function AuthorizedPayers() {
  const payers = useQuery(authorizedPayersQuery(useAccount()));
  return (
    <section aria-labelledby="authorized-payers" className="payer-section">
      <h2 id="authorized-payers">已授权的付款方</h2>
      <p className="secondary">其他客户授权当前售达方使用其余额付款。</p>
      <DataTable
        label="已授权的付款方"
        columns={COLUMNS}
        rows={payers.data ?? []}
        rowKey={({ payerCode, salesGroupCode }) => `${payerCode} ${salesGroupCode ?? ''}`}
        state={listState(payers, '已授权的付款方没有加载出来')}
        empty={{ title: '没有已授权的付款方', reason: '其他客户在其付款方页面授权后，会出现在这里。' }}
        totalsLabel="全部"
      />
    </section>
  );
}
