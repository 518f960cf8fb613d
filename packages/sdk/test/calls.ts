/** Inputs and answers that several tests share. */
import { type ClientOptions, createClient } from '../src/index';
import { json } from './answering';

export const BASE = 'http://portal.test/new/api';
export const CODES = { saletoCode: '8800123456', sendtoCode: '8800130002', saletoCodeSub: '8800123456' };
/** An empty workbook: a ZIP that has nothing but its end. */
export const WORKBOOK = 'PK\x05\x06';
/** Input of `listCart`, a read. */
export const CART = { path: CODES };
/** Input of `addToCart`, which changes the cart. */
export const LINE = {
  body: {
    productCode: 'GR0536A01',
    activityType: 1 as const,
    saletoCode: CODES.saletoCode,
    sendtoCode: CODES.sendtoCode,
    number: 2,
    productList: [{ productCode: 'GR0536A01', number: 2 }],
  },
};

export function clientOf(server: { fetch: typeof fetch }, options: ClientOptions = {}) {
  return createClient({ baseUrl: BASE, fetch: server.fetch, ...options });
}

export const done = () => json({ code: '1', msg: '成功', data: [] });
export const busy = (headers: Record<string, string> = {}) =>
  json({ code: '503', msg: '系统维护' }, { status: 503, headers });
