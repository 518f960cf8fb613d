import type { RecordOf } from '@dealer-portal/sdk';
import { queryProjects } from '@dealer-portal/sdk/operations';
import { byCustomer, defineReport, paged } from '#kits/report/define-report';
import { ALL } from '#ui/choice/all';
import { columnsOf } from '#ui/table/columns';
import { countText, joined } from '#ui/text/joined';
import { listOf } from '#ui/text/list-of';
import { documentAddress } from '#widgets/document-line/document-address';

/** An opportunity: what may become a project. */
type Business = RecordOf<'queryProjects'>;

const column = columnsOf<Business>();

function businessAddress({ projectNo }: Business): string {
  return documentAddress('newBusinessCenterView', { projectNo }) ?? '';
}

/** 商机中心: the opportunities with their customers, and when each is asked after next (FIN-10a). */
export const OPPORTUNITIES = defineReport({
  name: 'opportunity',
  operation: queryProjects,
  input: (account, filters, page) => byCustomer(account, { ...filters, listType: 'BUSINESS' as const }, page),
  rows: paged,
  rowKey: ({ projectNo }) => projectNo,
  columns: [
    column.code('projectNo', '商机号', {
      width: 176,
      to: businessAddress,
      detail: ['项目名称', ({ projectName }) => projectName],
    }),
    column.text('customerName', '客户', {
      width: 176,
      detail: [
        '联系人',
        ({ contactName, contactPhone }) => [contactName, contactPhone].filter(Boolean).join(' '),
      ],
    }),
    column.custom('goods', '意向商品', {
      width: 176,
      text: ({ productList }) =>
        listOf(productList)
          .map(({ productModel, productCode, number }) =>
            joined([productModel || productCode, countText(number, '台')]),
          )
          .join('、'),
    }),
    column.money('amount', '预计金额', { isSortable: true }),
    column.text('ownerName', '经办', { width: 80 }),
    column.date('nextFollowDate', '下次跟进', { isSortable: true }),
    column.text('followRemark', '最近跟进', { width: 200 }),
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'agentFlag',
      label: '登记方式',
      options: [ALL, { value: '0', label: '自己的客户' }, { value: '1', label: '代客户' }],
    },
    { kind: 'text', name: 'keyword', label: '商机号、名称、客户或型号' },
  ],
  totals: ({ amountTotal }) => ({ amount: amountTotal }),
  noun: '商机',
  emptyReason: '客户经理转来的和门店登记的商机会出现在这里。',
  detail: { to: businessAddress, label: false },
});
