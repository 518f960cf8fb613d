/** For a team that calls by path: openapi-fetch sends, the checks of the SDK say whether what came is as described. */
import { createClient } from '@dealer-portal/sdk';
import { rawClient } from '@dealer-portal/sdk/raw';
import { listCartData } from '@dealer-portal/sdk/validators';

const api = createClient({
  baseUrl: 'https://portal.example.com/new/api',
  token: 'token-of-the-user',
  raw: rawClient,
});

const path = { saletoCode: '8800123456', sendtoCode: '8800130002', saletoCodeSub: '8800123456' };
const { data: answer, response } = await api.raw.GET(
  '/cart/shoppingCart/get/list/{saletoCode}/{sendtoCode}/{saletoCodeSub}',
  { params: { path } },
);
if (!answer) throw new Error(`HTTP ${response.status}`);

const issues = listCartData.issues(answer.data);
for (const { path: place, message } of issues) console.log(place, message);
console.log(`${answer.data?.length} entries, ${issues.length} not as described`);
