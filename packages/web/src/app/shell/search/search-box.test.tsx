import {
  listCustomerCenters,
  listRecommendedKeywords,
  queryProducts,
  recordKeywordClick,
  suggestProductModels,
} from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import type { FakeApi } from '@dealer-portal/sdk/testing';
import {
  listPricesExamples,
  listSpecialPricesExamples,
  listStockExamples,
  suggestProductModelsExamples,
} from '@dealer-portal/sdk/testing/examples';
import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePageSearch } from '#platform/browser/page-search';
import { personaApi } from '../../../test/persona-api';
import { renderShell } from '../../../test/render-shell';
import { MainLayout } from '../main-layout';

let api: FakeApi;

beforeEach(() => {
  api = personaApi('directAdmin')
    .answerExamples(suggestProductModelsExamples)
    .answer(recordKeywordClick, { code: '1' });
});

const box = () => screen.getByRole('combobox', { name: /搜索型号/ });
const options = () =>
  [...document.querySelectorAll('.search-box [role="option"]')].map((option) => option.textContent);
const history = () => JSON.parse(window.localStorage.getItem('dealer-portal:searchHistory:500001') ?? '[]');
const atResults = () => screen.findByRole('heading', { name: /^\/malllist\?keyword=\d+&q=/ });

it.each(['{Enter}', 'button'])(
  'SEARCH-01d SEARCH-01f SEARCH-02 %s searches: the keyword is stored and remembered, the address has a time stamp',
  async (way) => {
    await renderShell(MainLayout);
    await userEvent.type(box(), 'BCD-536');
    if (way === 'button') await userEvent.click(screen.getByRole('button', { name: '搜索' }));
    else await userEvent.keyboard(way);
    await atResults();
    expect(window.sessionStorage.getItem('dealer-portal:keyword')).toBe('"BCD-536"');
    expect(history()).toEqual(['BCD-536']);
  },
);

it('SEARCH-05a the recommended words are asked for with the centre of the customer, those of the list when the focus comes', async () => {
  await renderShell(MainLayout);
  const readRequests = () =>
    api.requests.filter(({ operationId }) => operationId === 'listRecommendedKeywords');
  await waitFor(() => expect(readRequests()).toHaveLength(1));
  act(() => box().focus());
  await waitFor(() => expect(readRequests()).toHaveLength(2));
  expect(readRequests().map(({ body }) => body)).toMatchObject([
    { params: { centerCode: '37', type: 1 } },
    { params: { centerCode: '37', type: 2 } },
  ]);
});

it('SEARCH-05 without an answer about the centre the words are asked for all the same', async () => {
  api.answer(listCustomerCenters, { code: '0', msg: '客户不存在，请联系客户经理' });
  await renderShell(MainLayout);
  act(() => box().focus());
  const readRequests = () =>
    api.requests.filter(({ operationId }) => operationId === 'listRecommendedKeywords');
  await waitFor(() => expect(readRequests()).toHaveLength(2));
  for (const { body } of readRequests()) expect(body).not.toHaveProperty('params.centerCode');
});

it('SEARCH-01e the button shows that a search is under way, and meanwhile another one can be sent', async () => {
  let answer = () => {};
  const waiting = new Promise<void>((done) => {
    answer = done;
  });
  function Searching() {
    useQuery({ queryKey: operationKey(queryProducts), queryFn: () => waiting.then(() => 1) });
    return <MainLayout />;
  }
  await renderShell(Searching);
  const busy = () => document.querySelector('.search-box [aria-busy="true"]');
  await userEvent.click(box());
  expect(busy()).not.toBeNull();
  await userEvent.type(box(), 'BCD{Enter}');
  await atResults();
  act(() => answer());
  await waitFor(() => expect(busy()).toBeNull());
});

it('SEARCH-01a offers models while something is typed, and choosing one searches it', async () => {
  await renderShell(MainLayout);
  await userEvent.type(box(), 'BCD');
  await userEvent.click(await screen.findByText('BCD-510WGCTF'));
  await atResults();
  expect(history()).toEqual(['BCD-510WGCTF']);
});

it('SEARCH-04 SEARCH-04a a search opens on the tab that was chosen last', async () => {
  window.sessionStorage.setItem('dealer-portal:searchTab', '"特价"');
  await renderShell(MainLayout);
  await userEvent.type(box(), '冰箱{Enter}');
  await screen.findByRole('heading', { name: /^\/malllist\?keyword=\d+&q=[^&]+&tab=%E7%89%B9%E4%BB%B7$/ });
});

it('SEARCH-01 a suggestion has name, price and stock, asked for in one call each', async () => {
  api.answerExamples(listPricesExamples, listStockExamples, listSpecialPricesExamples);
  await renderShell(MainLayout);
  await userEvent.type(box(), 'BCD');
  await screen.findByText('¥4,180.00');
  const option = document.querySelectorAll('.search-box [role="option"]')[1];
  expect(option?.textContent).toBe('BCD-510WGCTF510升十字门一级能效冰箱¥4,180.00库存 92 台');
  const readRequests = (id: string) => api.requests.filter(({ operationId }) => operationId === id).length;
  expect([readRequests('listPrices'), readRequests('listStock')]).toEqual([1, 1]);
});

it('SEARCH-01 Tab goes on from a marked suggestion without searching', async () => {
  await renderShell(MainLayout);
  await userEvent.type(box(), 'BCD');
  await screen.findByText('BCD-510WGCTF');
  await userEvent.keyboard('{ArrowDown}{Tab}');
  expect(box()).toHaveProperty('value', 'BCD');
  expect(document.activeElement).not.toBe(box());
  expect(history()).toEqual([]);
});

it('SEARCH-01 more than 100 characters are refused at the field, with nothing asked or lost', async () => {
  await renderShell(MainLayout);
  const long = 'A'.repeat(101);
  fireEvent.change(box(), { target: { value: long } });
  const alert = await screen.findByText('关键词最多 100 个字，现在有 101 个，请缩短后再搜索');
  expect(box().getAttribute('aria-describedby')).toBe(alert.id);
  await userEvent.type(box(), '{Enter}');
  expect(box()).toHaveProperty('value', long);
  expect(history()).toEqual([]);
  expect(api.requests.some(({ operationId }) => operationId === 'suggestProductModels')).toBe(false);
});

it('SEARCH-01 SEARCH-03 says so when no model matches, which cannot be chosen; Enter searches all the same', async () => {
  api.answer(suggestProductModels, { data: [] });
  await renderShell(MainLayout);
  await userEvent.type(box(), 'ZZ9');
  await userEvent.click(await screen.findByText('抱歉，没有找到数据'));
  expect(history()).toEqual([]);
  await userEvent.type(box(), '{Enter}');
  await atResults();
  expect(history()).toEqual(['ZZ9']);
});

it('SEARCH-01 no line is named as the active one before one is', async () => {
  await renderShell(MainLayout);
  await userEvent.click(box());
  await screen.findByText('一级能效空调');
  expect(box().getAttribute('aria-expanded')).toBe('true');
  expect(box().getAttribute('aria-activedescendant')).toBeNull();
});

it('SEARCH-01b SEARCH-02 SEARCH-03 an empty box offers the history, newest first, and the recommended words; the history can be cleared', async () => {
  window.localStorage.setItem('dealer-portal:searchHistory:500001', '["冷柜","空调","冷柜"]');
  await renderShell(MainLayout);
  await userEvent.click(box());
  await screen.findByText('一级能效空调');
  const past = ['搜索历史', '冷柜', '空调', '清空搜索历史'];
  expect(options()).toEqual([...past, '推荐搜索', '一级能效空调 能效等级：一级', '采购推荐']);
  await userEvent.click(screen.getByText('清空搜索历史'));
  expect(history()).toEqual([]);
});

it('SEARCH-01c the box can be cleared', async () => {
  await renderShell(MainLayout);
  await userEvent.type(box(), 'BCD');
  const clear = document.querySelector('.search-box .search-clear');
  await userEvent.click(clear ?? document.body);
  expect(box()).toHaveProperty('value', '');
});

it('SEARCH-01 SEARCH-03 a blank box searches the default word that stands in it', async () => {
  await renderShell(MainLayout);
  await screen.findByPlaceholderText('对开门冰箱');
  await userEvent.click(screen.getByRole('button', { name: '搜索' }));
  await atResults();
  expect(history()).toEqual(['对开门冰箱']);
});

describe('the rotating word', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const placeholder = () => box().getAttribute('placeholder');

  it('SEARCH-03e changes every 20 s', async () => {
    await renderShell(MainLayout);
    await screen.findByPlaceholderText('对开门冰箱');
    pass(19_999);
    expect(placeholder()).toBe('对开门冰箱');
    pass(1);
    expect(placeholder()).toBe('洗烘一体机');
    pass(20_000);
    expect(placeholder()).toBe('对开门冰箱');
  });

  it('SEARCH-03 stands still under the mouse and while the box has the focus', async () => {
    await renderShell(MainLayout);
    await screen.findByPlaceholderText('对开门冰箱');
    fireEvent.pointerEnter(box());
    pass(60_000);
    fireEvent.pointerLeave(box());
    act(() => box().focus());
    pass(60_000);
    expect(placeholder()).toBe('对开门冰箱');
    act(() => box().blur());
    pass(20_000);
    expect(placeholder()).toBe('洗烘一体机');
  });

  it('SEARCH-03 stands still under reduced motion', async () => {
    const real = window.matchMedia;
    vi.stubGlobal('matchMedia', (query: string) =>
      query.includes('reduced-motion')
        ? { ...real.call(window, query), matches: true }
        : real.call(window, query),
    );
    await renderShell(MainLayout);
    await screen.findByPlaceholderText('对开门冰箱');
    pass(60_000);
    expect(placeholder()).toBe('对开门冰箱');
  });
});

describe('a click on a recommended word', () => {
  // Another word each time: a second click on one is not recorded at once.
  const word = (openWay: number, url: string) => ({
    id: `9${openWay}`,
    recoWord: '新品',
    searchSeat: 2,
    openWay,
    url,
  });
  const offer = (openWay: number, url: string) => {
    const page = { total: 1, pageNum: 1, pageSize: 4, records: [word(openWay, url)] };
    api.answer(listRecommendedKeywords, { data: page });
  };

  it('SEARCH-03f records itself and opens its url in a new tab when openWay is 1', async () => {
    const open = vi.fn();
    vi.stubGlobal('open', open);
    offer(1, 'https://promo.example.cn/');
    await renderShell(MainLayout);
    await userEvent.click(box());
    await userEvent.click(await screen.findByText('新品'));
    expect(open).toHaveBeenCalledWith('https://promo.example.cn/', '_blank', 'noopener');
    const click = api.requests.find(({ operationId }) => operationId === 'recordKeywordClick');
    expect(click?.body).toEqual({ recoId: '91', clicPersId: '500001', clicPersName: 'wangjg' });
  });

  it('SEARCH-03f else searches the word, even when the click could not be recorded', async () => {
    offer(0, '');
    api.answer(recordKeywordClick, { code: '0', msg: '失败' });
    await renderShell(MainLayout);
    await userEvent.click(box());
    await userEvent.click(await screen.findByText('新品'));
    await atResults();
    expect(history()).toEqual(['新品']);
  });
});

it.each(['/traffic/list', '/specimen/list', '/transfer/list'])(
  'SEARCH-01g on %s the keyword goes to the page, and the address stays',
  async (address) => {
    const keywords: string[] = [];
    function Listener() {
      usePageSearch((keyword) => keywords.push(keyword));
      return <MainLayout />;
    }
    await renderShell(Listener, { address });
    await userEvent.type(box(), 'KFR{Enter}');
    expect(keywords).toEqual(['KFR']);
    expect(within(screen.getByRole('main')).getByRole('heading').textContent).toBe(address);
  },
);

it('SEARCH-01 suggestions that cannot be loaded do not keep the user from searching', async () => {
  api.answer(suggestProductModels, { code: '0', msg: '型号联想失败' });
  await renderShell(MainLayout);
  await userEvent.type(box(), 'X1{Enter}');
  await atResults();
});
