import { expect, it } from 'vitest';
import { posAgreementDays, posAgreementEnd } from '../../../world/ledger/events-pos';
import { clientOf, mockForTests } from '../../test/client';
import { fields, list } from '../memory/input';

/** The agreement that runs then goes over the 29th of February of 2028. */
const now = () => new Date('2028-02-01T10:00:00+08:00');
const mock = mockForTests({ now });
const POS = '/account/contacts/management/pos';

it('FIN-01 the POS agreement has one number and one end, in a leap year, too, in its list and among the rates', async () => {
  const user = clientOf(mock);
  const page = await user.post(`${POS}/agreement/list`, {
    customerCode: '8800123456',
    pageNum: 1,
    pageSize: 10,
  });
  const rates = await user.get('/account/contacts/management/contractRate/query?customerCode=8800123456');
  const [agreement] = list(fields(page.body.data), 'records').map(fields);
  const rate = list(rates.body, 'data')
    .map(fields)
    .find(({ rateType }) => rateType === 'POS');
  expect(agreement).toMatchObject({
    agreementNo: 'HT2028PS0002',
    beginDate: '2028-01-10',
    endDate: '2029-01-09',
  });
  expect(rate).toMatchObject({ contractNo: 'HT2028PS0002', beginDate: '2028-01-10', endDate: '2029-01-09' });
});

it.each([
  ['2028-01-10', '2029-01-09'],
  ['2027-06-01', '2028-05-31'],
  ['2028-02-29', '2029-02-28'],
])('FIN-01 an agreement that begins on %s ends on %s', (begin, end) => {
  expect(posAgreementEnd(begin)).toBe(end);
});

it('FIN-01 before the tenth of January the agreement of the year before runs', () => {
  expect(posAgreementDays('2028-01-09')).toEqual({ begin: '2027-01-10', end: '2028-01-09' });
});
