/** For a team that builds pages: one client for the page, messages in one place, a special text for a full cart. */
import { createClient } from '@dealer-portal/sdk';
import { addToCart, getCartCount } from '@dealer-portal/sdk/operations';

const api = createClient({
  baseUrl: 'https://portal.example.com/new/api',
  token: () => globalThis.localStorage?.getItem('token') ?? undefined,
  pageName: () => globalThis.location?.pathname ?? '/',
  onFailure: (failure, { isSilent }) => {
    if (failure.status === 403) console.log('show the page that says: no access');
    else if (!isSilent) console.log('show a message:', failure.msg);
  },
});

/** Adds one product and returns how many the cart holds. */
export async function add(productCode: string, number: number): Promise<string> {
  const line = { productCode, number };
  const body = {
    ...line,
    saletoCode: '8800123456',
    sendtoCode: '8800130002',
    activityType: 1 as const,
    productList: [line],
  };
  const added = await api.call(addToCart, { body }, { isSilent: true });
  if (!added.ok) return added.code === 'AS121' ? '购物车最多添加20种商品' : added.msg;
  const count = await api.call(getCartCount, { path: { id: '8800123456' } });
  return count.ok ? `购物车 ${count.data}` : '加入购物车成功';
}

console.log(await add('GR0536A01', 2));
