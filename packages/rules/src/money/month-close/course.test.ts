import { expect, it } from 'vitest';
import { type CourseFacts, closeCourse, wasLeft } from './course';

const statement = {
  status: '1',
  companyBalance: 1_355_098,
  confirmUser: '王建国',
  confirmTime: '2026-11-22T10:42:08',
};
const facts: CourseFacts = {
  period: '2026-10',
  endDate: '2026-10-31',
  statement,
  invoices: [{ signDate: '2026-11-03' }, { signDate: '2026-11-03' }, {}],
  done: [
    { time: '2026-11-01 09:00', text: '看过融资账单', user: '王建国' },
    { time: '2026-11-20 16:02', text: '看过服务费账单', user: '王建国' },
  ],
};

it('FIN-02 the course of a month goes from its end to its confirmation, newest first, each with who is known', () => {
  expect(closeCourse(facts)).toEqual([
    { time: '2026-11-22 10:42', text: '确认，期末余额 ¥1,355,098.00', user: '王建国' },
    { time: '2026-11-20 16:02', text: '看过服务费账单', user: '王建国' },
    { time: '2026-11-03', text: '签收发票 2 张' },
    { time: '2026-11-01 09:00', text: '看过融资账单', user: '王建国' },
    { time: '2026-10-31 24:00', text: '10 月结账' },
  ]);
});

it.each([
  ['objected to, which no call gives a time for', { ...statement, status: '2' }, 4],
  ['not closed by the company', undefined, 3],
])('FIN-02 a month that is %s has no confirmation', (_, of, count) => {
  const course = closeCourse({ ...facts, statement: of });
  expect(course.map(({ text }) => text).filter((text) => text.startsWith('确认'))).toEqual([]);
  expect(course).toHaveLength(count);
});

it.each([
  ['2026/10/31', '2026-10-31 24:00'],
  ['月底', '月底 24:00'],
])('FIN-02 a month that ends on %s is closed at %s', (endDate, time) => {
  const closed = closeCourse({ ...facts, endDate }).find(({ text }) => text === '10 月结账');
  expect(closed?.time).toBe(time);
});

it.each([
  ['2026-09', true],
  ['2026-10', true],
  ['2026-11', false],
  ['2026Q4', true],
  [undefined, true],
])('FIN-02 a rebate of %s was left for later when October ended: %s', (period, isLeft) => {
  expect(wasLeft({ period }, '2026-10')).toBe(isLeft);
});
