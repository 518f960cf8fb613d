import { expect, it } from 'vitest';
import { clientOf, mockForTests } from '../../test/client';

const buyer = clientOf(mockForTests());
const ask = async (filter: object) => {
  const body = { saletoCode: '8800123456', sendtoCode: '8800123456', ...filter };
  const answer = await buyer.post('/commodity/api/productStock/inventoryQueryByPageNew', body);
  return answer.body.data as { total: number; records: readonly { productCode: string; stock: number }[] };
};

it('CART-03 a stock look-up reads the centre, or the cloud warehouse that it names', async () => {
  const [centre] = (await ask({ keyword: 'EC60-PT5', isStock: 1 })).records;
  const [remote] = (await ask({ keyword: 'EC60-PT5', yuncangCode: 'YD3101' })).records;
  expect(remote).toMatchObject({ productCode: centre?.productCode, stock: 36 });
  expect(remote?.stock).not.toBe(centre?.stock);
  expect((await ask({ yuncangCode: 'YD3701', isStock: 1 })).total).toBe(0);
  expect((await ask({ productGroupCode: '100000', pageSize: 2 })).records).toHaveLength(2);
});
