import { describe, expect, it } from 'vitest';
import { clientOf, mockForTests } from '../../test-client';
import { checkedCart, entriesIn, LIST, submission } from '../memory/test-buyer';

const mock = mockForTests();
const user = clientOf(mock);

const customerCode = '8800123456';

describe('messages', () => {
  const unread = async () =>
    (await user.get(`/message/api/message/getNotReadMessageCount?unitId=${customerCode}_admin`)).body.data;
  const page = async (filter = {}) =>
    (await user.post('/message/api/message/page', { unitId: `${customerCode}_admin`, ...filter })).body
      .data as {
      total: number;
      records: readonly { id: string; title: string }[];
    };

  it('MSG-01 reads one, then all', async () => {
    const before = Number(await unread());
    const [first] = (await page({ isRead: false, pageSize: 4 })).records;
    await user.get(`/message/api/message/updateMessageRead?id=${first?.id}`);
    expect(await unread()).toBe(before - 1);
    await user.get(`/message/api/message/updateAllMessageRead?unitId=${customerCode}_admin`);
    expect([await unread(), (await page({ isRead: false })).total]).toEqual([0, 0]);
  });

  it('HEAD-04 counts the unread ones by type as there are', async () => {
    const types = (await user.get(`/message/api/message/getNotReadMessageType?unitId=${customerCode}_admin`))
      .body.data as readonly {
      typeName: string;
      num: number;
    }[];
    expect(types.reduce((sum, item) => sum + item.num, 0)).toBe(await unread());
    for (const { typeName, num } of types) expect((await page({ typeName, isRead: false })).total).toBe(num);
  });

  it('MSG-01 tells of each order that is placed', async () => {
    const settled = await user.post('/order/splitOrder', checkedCart(entriesIn(await user.get(LIST))));
    await user.post('/order/post/orderInfo', submission(settled));
    expect((await page()).records.slice(0, 2).map((record) => record.title)).toEqual([
      '订单 6010086702 已提交，正在审核',
      '订单 6010086701 已提交，正在审核',
    ]);
  });

  it('MSG-01 does not show a finance dialog again, and confirms a letter once', async () => {
    await user.get('/account/finance/dialog/3101/read');
    expect((await user.get(`/account/finance/dialog?customerCode=${customerCode}`)).body.data).toMatchObject([
      { id: '3102' },
    ]);
    const confirm = () =>
      user.post('/message/api/letter/confirm', { id: '4102', customerCode, status: '2', remark: '金额不符' });
    expect((await confirm()).body.code).toBe('1');
    expect((await confirm()).body.msg).toContain('已确认');
    const letters = await user.get(`/message/api/letter/list?customerCode=${customerCode}&status=2`);
    expect(letters.body.data).toMatchObject({
      total: 1,
      records: [{ statusName: '有异议', remark: '金额不符' }],
    });
  });
});
