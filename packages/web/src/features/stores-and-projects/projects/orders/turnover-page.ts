import { readFigure, subtractAmounts } from '@dealer-portal/rules/money';
import { PROJECT_STATES } from '@dealer-portal/rules/states';
import { defineReport } from '#kits/report/define-report';
import { pagedLines } from '#kits/report/paged-lines';
import { reportPage } from '#kits/report/report-page';
import { jointKey } from '#kits/report/row-key';
import { href } from '#routes';
import { columnsOf } from '#ui/table/columns';
import { UNREAD_LINES } from '#ui/text/list-of';
import { type OrderedProject, PROJECT_BILLS, projectOf } from './project-orders';

/** One product of a project, with what of it is still to come; no product where the list of them did not come. */
interface TurnoverRow extends Pick<OrderedProject, 'projectNo' | 'projectName' | 'status' | 'statusName'> {
  readonly productCode: string | undefined;
  readonly productModel: string | undefined;
  readonly number: number | undefined;
  readonly deliveredNumber: number | undefined;
  readonly restNumber: number | undefined;
  readonly amount: number | undefined;
}

type ProjectProduct = NonNullable<OrderedProject['productList']>[number];

function rowOf(project: OrderedProject, product: Partial<ProjectProduct> = NO_PRODUCT): TurnoverRow {
  const { productCode, productModel = productCode, number, deliveredNumber, amount } = product;
  return {
    ...project,
    productCode,
    productModel,
    number,
    deliveredNumber,
    amount,
    restNumber: readFigure(subtractAmounts(number, deliveredNumber)),
  };
}

const NO_PRODUCT = { productModel: UNREAD_LINES };

const column = columnsOf<TurnoverRow>();

/**
 * 周转订单: the goods of project orders, and how many of them are still to come (FIN-10a).
 * Assumption: turnover is what is ordered for a project and not yet delivered; no call names turnover orders.
 */
export const Component = reportPage(
  defineReport({
    name: 'turnoverOrder',
    operation: PROJECT_BILLS.operation,
    input: PROJECT_BILLS.input,
    rows: pagedLines(({ productList }: OrderedProject) => productList, rowOf),
    rowKey: ({ projectNo, productCode }) => jointKey([projectNo], productCode),
    columns: [
      column.code('projectNo', '工程号', {
        width: 176,
        to: projectOf,
        detail: ['项目名称', ({ projectName }) => projectName],
      }),
      column.code('productModel', '型号', {
        width: 152,
        to: ({ productCode }) => productCode && href('detail', { productCode }),
        detail: ['产品编码', ({ productCode }) => productCode],
      }),
      column.number('number', '订单数量', { unit: '台', width: 96 }),
      column.number('deliveredNumber', '已交付', { unit: '台', width: 96 }),
      column.number('restNumber', '待交付', { unit: '台', width: 96, isSortable: true }),
      column.money('amount', '金额'),
      column.status('status', 'statusName', { width: 112, states: PROJECT_STATES }),
    ],
    filters: PROJECT_BILLS.filters ?? [],
    noun: '工程的周转订单',
    emptyReason: '工程下单后，商品会出现在这里，直到全部交付。',
  }),
);
