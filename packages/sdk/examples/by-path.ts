/** For a team that calls by path: openapi-fetch writes the request, and the result is that of every call. */
import { createClient } from '@dealer-portal/sdk';
import { rawClient } from '@dealer-portal/sdk/raw';
import { listCartData } from '@dealer-portal/sdk/validators';

const api = createClient({
  baseUrl: 'https://portal.example.com/new/api',
  token: 'token-of-the-user',
  raw: rawClient,
});
// Middleware of openapi-fetch sees and may change what is sent.
api.raw.use({ onRequest: ({ request }) => request.headers.set('x-canary', 'blue') });

const path = { saletoCode: '8800123456', sendtoCode: '8800130002', saletoCodeSub: '8800123456' };
const cart = await api.raw.GET('/cart/shoppingCart/get/list/{saletoCode}/{sendtoCode}/{saletoCodeSub}', {
  params: { path },
  timeoutMs: 10_000,
});
if (!cart.ok) throw new Error(cart.msg);

const issues = listCartData.issues(cart.data);
for (const { path: place, message } of issues) console.log(place, message);
console.log(`${cart.data.length} entries, ${issues.length} not as described`);
