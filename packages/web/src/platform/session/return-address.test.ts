import { beforeEach, describe, expect, it } from 'vitest';
import { noteReturn, rememberAddress, restoreAddress } from './return-address';

const open = (address: string) => window.history.replaceState(null, '', address);
const address = () => window.location.pathname + window.location.search + window.location.hash;

beforeEach(() => open('/'));

describe('AUTH-02 a sign-in in the middle of work', () => {
  it('comes back to the page with its filters, though it reloads without the query', () => {
    open('/myOrder?status=3&pageNum=2#list');
    rememberAddress();
    open('/myOrder#list');
    noteReturn('/myOrder');
    restoreAddress();
    expect(address()).toBe('/myOrder?status=3&pageNum=2#list');
  });

  it('never brings back what belongs to a sign-in', () => {
    open('/orderDetail?orderNo=SO1&token=T1&expireAt=9&errorCode=E1');
    rememberAddress();
    noteReturn('/orderDetail');
    open('/orderDetail');
    restoreAddress();
    expect(address()).toBe('/orderDetail?orderNo=SO1');
  });

  it('brings it back once', () => {
    open('/myOrder?status=3');
    rememberAddress();
    noteReturn('/myOrder');
    open('/myOrder');
    restoreAddress();
    open('/myOrder');
    restoreAddress();
    expect(address()).toBe('/myOrder');
  });

  it.each([
    ['the sign-in leads to another page', () => noteReturn('/index'), '/myOrder'],
    ['nobody signed in', () => undefined, '/myOrder'],
    ['the page already has a query', () => noteReturn('/myOrder'), '/myOrder?status=1'],
  ])('brings nothing back when %s', (_, between, opened) => {
    open('/myOrder?status=3');
    rememberAddress();
    between();
    open(opened);
    restoreAddress();
    expect(address()).toBe(opened);
  });

  it('forgets an earlier page when one without a query is left', () => {
    open('/myOrder?status=3');
    rememberAddress();
    open('/myOrder');
    rememberAddress();
    noteReturn('/myOrder');
    restoreAddress();
    expect(address()).toBe('/myOrder');
  });
});
