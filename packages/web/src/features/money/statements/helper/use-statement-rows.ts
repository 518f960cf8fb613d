import { reconciliationText, statementRefusal, statementRows } from '@dealer-portal/rules/reconciliation';
import { queryAccountStatement } from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { collectRows } from '#kits/report/collect-rows';
import { useAccount } from '#platform/session/account';
import { VOUCHER, voucherReport } from '../voucher-report';

const STATEMENT = voucherReport({ name: 'helperStatement', noun: '凭证', columns: [VOUCHER.voucherNo] });

/**
 * All rows of the company's statement of an account in a period, page by page, and how many have come.
 * @param payerCode the account; `''` for the sold-to's own
 */
export function useStatementRows([beginDate, endDate]: readonly [string, string], payerCode: string) {
  const account = useAccount();
  const [count, setCount] = useState(0);
  const { saletoCode, sendtoCode } = account;
  const query = useQuery({
    queryKey: [
      ...operationKey(queryAccountStatement),
      'every row',
      saletoCode,
      sendtoCode,
      payerCode,
      beginDate,
      endDate,
    ],
    queryFn: async ({ signal }) => {
      const filters = { beginDate, endDate, ...(payerCode !== '' && { payerCode }) };
      const vouchers = await collectRows(STATEMENT, [account, filters], { signal, onProgress: setCount });
      const rows = statementRows(vouchers);
      if (!rows) throw new Error(reconciliationText(statementRefusal(vouchers)));
      return rows;
    },
    enabled: beginDate !== '' && endDate !== '',
  });
  return { query, count };
}
