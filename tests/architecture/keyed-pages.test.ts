/** Nothing typed for one product, order or application is taken by another: what holds a value is keyed by the object of the address. */
import { expect, it } from 'vitest';
import { readSource, sources } from './sources';

const WEB = 'packages/web/src/';

/** An object that the address names: `params.get('orderNo')`, `useParams()`. */
const NAMED = /\.get(?:All)?\('(?:(?!page)\w*(?:No|Code|Id|Num)|id|period)'\)|= useParams\(\)/;

/** A part that is another one for another object; the keys of lists are no such. */
const KEYED = /\bkey=\{.{0,40}?(?:No|Code|Id|\bid|period|params|orders|data|Time|address|current\.name)\b/;

/** Files that read the object of the address and key nothing, with the reason. */
const UNKEYED: Readonly<Record<string, string>> = {
  'features/orders/batch/batch-result-page.tsx': 'shows a batch, takes nothing',
  'features/account/customer-view/udesk-customer-view-page.tsx': 'shows a customer, takes nothing',
  'features/orders/evaluation/use-evaluation-key.ts': 'its pages key their form by the order',
  'features/money/funds/transfer/digital-transfer.tsx':
    'a proposal, which the form asks about before it takes it',
  'features/money/lending/financings/details-page.tsx': 'shows a bill, takes nothing',
  'features/money/lending/financings/financing-page.tsx': 'shows a financing, takes nothing',
  'features/money/lending/repay/preredeem-page.tsx': 'a list, narrowed by the address',
  'features/messages-and-help/messages/message-page.tsx': 'shows a message, takes nothing',
  'features/messages-and-help/news/news-page.tsx': 'shows a text, takes nothing',
  'features/orders/found-goods/found-goods-page.tsx': 'a list, narrowed by the address',
  'features/orders/logistics/logistics-detail-page.tsx': 'shows deliveries, takes nothing',
  'features/orders/my-orders/orders.tsx': 'a list, narrowed by the address',
  'features/orders/pop/pop-reserve-detail-page.tsx': 'shows a reserve, takes nothing',
  'features/orders/returns/returns-query-page.tsx': 'a list, narrowed by the address',
  'features/documents/policies/contract-view.tsx': 'shows a contract, takes nothing',
  'features/buying/products/goods/use-goods.ts': 'a list, whose quantities are kept by product code',
  'features/stores-and-projects/projects/business/business-view-page.tsx':
    'shows an opportunity, takes nothing',
  'features/stores-and-projects/projects/view/use-project-facts.ts': 'its page keys its forms by the project',
  'features/messages-and-help/questions/help-page.tsx': 'shows questions; the search is of all of them',
  'features/messages-and-help/sms/sms-page.tsx': 'shows a message, takes nothing',
  'features/money/statements/vouchers/ledger-page.tsx':
    'a list, narrowed by the address, and the name of its account',
  'features/buying/suits/suit-parlour-page.tsx': 'a list, narrowed by the address',
  'widgets/document-line/document-line-at.tsx': 'shows the documents of a row, takes nothing',
};

/** A value that a component holds, which would stay when the address names another object. */
const HOLDS = /\buseState\b|\bForm\.useForm\b|\buseReducer\b|<MoneyFormPage\b/;

const web = sources.filter(
  (path) => path.startsWith(WEB) && !path.startsWith(`${WEB}test/`) && !/\.test\.tsx?$/.test(path),
);

it('CART-04 a page that holds a value is keyed by the object of its address, or says why it need not be', () => {
  const unkeyed = web.filter((path) => {
    const text = readSource(path);
    return NAMED.test(text) && !KEYED.test(text);
  });
  expect(unkeyed.map((path) => path.slice(WEB.length)).sort()).toEqual(Object.keys(UNKEYED).sort());
  const holding = unkeyed.filter((path) => HOLDS.test(readSource(path).replace(/^import .*$/gm, '')));
  // Whether somebody was signed in when the page was opened, and a dialog about the row that was pressed, are of no address.
  expect(holding.map((path) => path.slice(WEB.length))).toEqual([
    'features/account/customer-view/udesk-customer-view-page.tsx',
    'features/messages-and-help/questions/help-page.tsx',
    'features/orders/evaluation/use-evaluation-key.ts',
    'features/orders/returns/returns-query-page.tsx',
  ]);
});

it('CART-04 no page shows the former object under a new address: all data that stay while others come are pages of one list', () => {
  const KEEPS = /placeholderData|keepPreviousData/;
  const keeping = web.filter((path) => KEEPS.test(readSource(path))).map((path) => path.slice(WEB.length));
  // The frame of the last visit stands until its answers are there: for one user and sold-to, and closed to every press.
  expect(keeping.sort()).toEqual([
    'platform/calls/paged.ts',
    'platform/session/account.tsx',
    'platform/use-permission-answers.ts',
  ]);
});
