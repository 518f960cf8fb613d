import { isValidPayer, PAYER_PAGES, type PayerPage } from '@dealer-portal/rules/payer-details';
import { VALIDITY_STATES } from '@dealer-portal/rules/states';
import { useQuery } from '@tanstack/react-query';
import { listState } from '#platform/calls/list-state';
import { useAccount } from '#platform/session/account';
import { allPayersQuery, type Payer, payersQuery, salesGroupsQuery } from './queries';

interface PayerFilter {
  readonly status?: string;
  readonly salesGroupCode?: string;
  readonly keyword?: string;
}

/** The payers of one payer page: of a sales group, or all at once; the customer's own group unless another is chosen (PROF-02). */
export function usePayerRows(page: PayerPage, filter: PayerFilter) {
  const account = useAccount();
  const { saleInfo } = account;
  const isByGroup = PAYER_PAGES[page].source === 'salesGroup';
  const isGone = filter.status === VALIDITY_STATES.gone.value;
  const groups = useQuery({ ...salesGroupsQuery(account, saleInfo.customerCode), enabled: isByGroup });
  const group = filter.salesGroupCode ?? (saleInfo.salesGroupCode || groups.data?.[0]?.salesGroupCode);
  const some = useQuery({
    ...payersQuery(account, group, (isGone ? VALIDITY_STATES.gone : VALIDITY_STATES.valid).value),
    enabled: isByGroup && group !== undefined,
  });
  const all = useQuery({ ...allPayersQuery(account), enabled: !isByGroup });
  const list = isByGroup ? some : all;
  const isShown = (payer: Payer) =>
    `${payer.payerCode} ${payer.customerName}`.includes(filter.keyword ?? '') &&
    (isByGroup || isValidPayer(payer) !== isGone);
  return {
    rows: (list.data ?? []).filter(isShown),
    state: listState(isByGroup && groups.isError && !group ? groups : list, '付款方没有加载出来'),
    isByGroup,
    group,
    groups: groups.data ?? [],
  };
}
