import { expect, it } from 'vitest';
import { ADDRESS_LENGTHS } from '../../account/address-book';
import { MOST_EXPLANATION, MOST_REASON } from '../../money/month-close';
import { REMARK_LENGTH, REPORT_LENGTH } from './index';

it('ORDER-01 VALID-04 a remark has 200 characters and a report 500, as the calls take them', () => {
  expect([REMARK_LENGTH, REPORT_LENGTH]).toEqual([200, 500]);
});

it('FIN-02 the reason of a month is a remark, and one explanation leaves room in it for its voucher', () => {
  expect([MOST_REASON, ADDRESS_LENGTHS.reason]).toEqual([REMARK_LENGTH, REMARK_LENGTH]);
  expect(MOST_EXPLANATION).toBe(180);
});
