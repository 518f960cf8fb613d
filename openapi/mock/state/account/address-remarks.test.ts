import { expect, it } from 'vitest';
import { clientOf, mockForTests } from '../../test/client';

const buyer = clientOf(mockForTests());
const save = (sendtoCode: string, remark: string) =>
  buyer.post('/order/addressCollectRemark/save', { saletoCode: '8800123456', sendtoCode, remark });
const list = async (sendtoCode: string) => {
  const address = `/order/addressCollectRemark/query?saletoCode=8800123456&sendtoCode=${sendtoCode}`;
  return (await buyer.get(address)).body.data as readonly { remark: string }[];
};

it('ORDER-01 remarks are kept with their ship-to, the latest first, five at most', async () => {
  expect((await list('8800130002')).map(({ remark }) => remark)).toEqual(['商场10点前卸货，走北侧货梯']);
  for (const remark of ['一', '二', '三', '四'])
    expect((await save('8800130002', remark)).body.code).toBe('1');
  expect((await save('8800130002', '五')).body.msg).toContain('最多保存5条');
  expect((await list('8800130002')).map(({ remark }) => remark)[0]).toBe('四');
  expect(await list('8800123456')).toHaveLength(1);
});
