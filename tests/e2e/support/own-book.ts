import { gb18030 } from './sheets';

/**
 * October in the dealer's own book: one delivery typed with two digits exchanged, one not recorded yet, and a column
 * that repeats others.
 */
export const OCTOBER_BOOK = gb18030(
  [
    '青岛崂山腾达家电有限公司,,,,,',
    '摘要,记账日期,凭证字号,收方,付方,原币',
    '收货款,2026.10.10,记-1008,"120,000.00",,120000',
    '融资款 RZ20261020001,2026.10.21,记-1015,"300,000.00",,300000',
    '提货 6010086608,2026.10.20,记-1016,,"56,957.00",-56957',
    '汇款,2026.10.30,记-1020,"23,097.00",,23097',
    '合计,,,"443,097.00","56,957.00",386140',
  ].join('\r\n'),
);
