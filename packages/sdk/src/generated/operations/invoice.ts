// Generated from the API description by `pnpm generate`. Do not edit.
import { fileAnswer } from '../../file-answer';
import type { Operation } from '../../operation';

/**
 * 导出发票。
 *
 * The invoices of a period as a spreadsheet (FIN-01, HTTP-10). An error envelope may come in place of the file. Reads only.
 *
 * `GET /account/invoices/management/export` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Query:
 * - `customerCode` 客户编码
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 */
export const exportInvoices: Operation<'exportInvoices'> = { id: 'exportInvoices', method: 'GET', path: '/account/invoices/management/export', effect: 'read', answer: fileAnswer };
