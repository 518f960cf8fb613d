/**
 * Run as its own process: a page of 5,000 orders whose ids are texts of 19 digits, over the same page with 10 digits, as one
 * JSON text. Long digits in texts cost no second look; longer texts are all that is left of the ratio.
 */
import { queryMyOrders } from '../src/generated/operations/index';
import { createClient } from '../src/index';
import { compared } from './measure';

const ORDERS = 5000;
const isShort = process.argv.includes('--short');

function page(digits: number): string {
  const records = Array.from({ length: ORDERS }, (_, at) => ({
    orderNo: String(at).padStart(digits, '6'),
    status: '10',
    statusName: '待审核',
    createDate: '2026-11-19',
    saletoCode: '8800123456',
    sendtoCode: '8800130002',
    payerName: '青岛崂山腾达家电有限公司',
    amount: 44_384,
  }));
  return JSON.stringify({ code: '1', msg: '成功', data: { total: ORDERS, records } });
}

/** A call that reads the page, and sees that no id became a number. */
function reading(digits: number): () => Promise<void> {
  const bytes = new TextEncoder().encode(page(digits));
  const api = createClient({ baseUrl: 'http://portal.test/new/api', fetch: async () => new Response(bytes) });
  return async () => {
    const result = await api.call(queryMyOrders, { body: { saletoCode: '8800123456' } });
    const [first] = result.ok ? result.data.records : [];
    if (first?.orderNo.length !== digits) throw new Error(`No page with ids of ${digits} digits`);
  };
}

const figures = await compared(
  { '10 digits': reading(10), '19 digits': reading(19) },
  isShort ? { calls: 5, rounds: 5 } : { calls: 20, rounds: 21 },
);
process.stdout.write(JSON.stringify(figures));
