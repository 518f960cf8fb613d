import {
  type BalanceLetter,
  type LetterMonth,
  letterRefusal,
  monthCloseText,
} from '@dealer-portal/rules/month-close';
import { describe, expect, it } from 'vitest';
import { ledgerOf } from '../../../world/ledger/ledger';
import { loadWorld } from '../../../world/world';
import { worldNow } from '../../runs/world-clock';
import { checkedCart, entriesIn, LIST, submission } from '../../test/buyer';
import { clientOf, mockForTests } from '../../test/client';
import { businessDate, businessTime } from '../memory/clock';
import { type Fields, fields, list, text } from '../memory/input';

const mock = mockForTests();
const user = clientOf(mock);

const customerCode = '8800123456';

describe('messages', () => {
  const unread = async () =>
    (await user.get(`/message/api/message/getNotReadMessageCount?unitId=${customerCode}_admin`)).body.data;
  const page = async (filter = {}) =>
    (await user.post('/message/api/message/page', { unitId: `${customerCode}_admin`, ...filter })).body
      .data as {
      total: number;
      records: readonly { id: string; title: string }[];
    };

  it('MSG-01 reads one, then all', async () => {
    const before = Number(await unread());
    const [first] = (await page({ isRead: false, pageSize: 4 })).records;
    await user.get(`/message/api/message/updateMessageRead?id=${first?.id}`);
    expect(await unread()).toBe(before - 1);
    await user.get(`/message/api/message/updateAllMessageRead?unitId=${customerCode}_admin`);
    expect([await unread(), (await page({ isRead: false })).total]).toEqual([0, 0]);
  });

  it('HEAD-04 counts the unread ones by type as there are', async () => {
    const types = (await user.get(`/message/api/message/getNotReadMessageType?unitId=${customerCode}_admin`))
      .body.data as readonly {
      typeName: string;
      num: number;
    }[];
    expect(types.reduce((sum, type) => sum + type.num, 0)).toBe(await unread());
    for (const { typeName, num } of types) expect((await page({ typeName, isRead: false })).total).toBe(num);
  });

  it('MSG-01 reports each order that is placed', async () => {
    const settled = await user.post('/order/splitOrder', checkedCart(entriesIn(await user.get(LIST))));
    await user.post('/order/post/orderInfo', submission(settled));
    expect((await page()).records.slice(0, 2).map((record) => record.title)).toEqual([
      '订单 6010086702 已提交，正在审核',
      '订单 6010086701 已提交，正在审核',
    ]);
  });

  it('MSG-01 does not show a finance dialog again, and confirms a letter once', async () => {
    await user.get('/account/finance/dialog/3101/read');
    expect((await user.get(`/account/finance/dialog?customerCode=${customerCode}`)).body.data).toMatchObject([
      { id: '3102' },
    ]);
    const confirm = () =>
      user.post('/message/api/letter/confirm', { id: '4102', customerCode, status: '2', remark: '金额不符' });
    expect((await confirm()).body.code).toBe('1');
    expect((await confirm()).body.msg).toContain('已确认');
    const letters = await user.get(`/message/api/letter/list?customerCode=${customerCode}&status=2`);
    expect(letters.body.data).toMatchObject({
      total: 1,
      records: [{ statusName: '有异议', remark: '金额不符' }],
    });
  });

  it('FIN-02 refuses to agree to a letter with the sentence of the rule, while its month waits with a difference', async () => {
    const whole = { customerCode, pageNum: 1, pageSize: 100 };
    const months = list(
      fields((await user.post('/account/contacts/management/reconciliation/list', whole)).body.data),
      'records',
    ) as unknown as readonly LetterMonth[];
    const letters = (await user.get(`/message/api/letter/list?customerCode=${customerCode}&status=0`)).body
      .data;
    const against = list(fields(letters), 'records').map(
      (letter) =>
        [text(letter, 'id'), monthCloseText(letterRefusal(letter as BalanceLetter, months))] as const,
    );
    expect(against.map(([, reason]) => reason)).toContainEqual(expect.stringContaining('请先在往来对账中'));
    for (const [id, reason] of against.filter(([, sentence]) => sentence !== undefined)) {
      const answer = await user.post('/message/api/letter/confirm', { id, customerCode, status: '1' });
      expect(answer.body).toMatchObject({ code: '0', msg: reason });
    }
  });
});

const world = loadWorld();
/** Large and small ones, and the one that is frozen; `pnpm check --whole` tries all. */
const TRIED_PERSONAS = ['directAdmin', 'directKzxkh', 'traditional', 'frozen'];
const personas = world.personas.filter(
  ({ persona }) => process.env['WHOLE'] === '1' || TRIED_PERSONAS.includes(persona),
);

describe.each(personas)('the messages and to-dos of $persona', ({ persona, saletoCode }) => {
  const caller = clientOf(mock, persona);
  const wish = { customerCode: saletoCode, saletoCode, unitId: `${saletoCode}_admin`, pageSize: 1000 };
  const rowsOf = async (path: string, more = {}) =>
    list(fields((await caller.post(path, { ...wish, ...more })).body.data), 'records');
  const notices = async (): Promise<readonly Fields[]> => {
    const todos = await caller.get(`/message/api/waitdo/page?customerCode=${saletoCode}&pageSize=1000`);
    return [...(await rowsOf('/message/api/message/page')), ...list(fields(todos.body.data), 'records')];
  };

  it('MSG-01 HEAD-04 speak of its own orders and invoices alone, after the fact, and these open', async () => {
    const ledger = ledgerOf(world, saletoCode, businessDate(worldNow()));
    const faults: string[] = [];
    for (const notice of await notices()) {
      const [title, sent] = [text(notice, 'title'), text(notice, 'createDate')];
      const [, kind, number = ''] = /^(订单|发票) (\d+) /.exec(title) ?? [];
      if (sent > businessTime(worldNow())) faults.push(`${title} is of ${sent}`);
      if (kind === '订单') {
        const { data } = (
          await caller.post('/order/api/myorder/allOrdersQuery', { saletoCode, orderNo: number })
        ).body;
        const [order = {}] = list({ data }, 'data');
        const first = list(order, 'timeline').at(-1) ?? {};
        const isOwn = ledger.orders.some(({ orderNo }) => orderNo === number);
        const isLinked = notice['url'] === `/myOrder/${number}` || title.includes('已发货');
        if (!isOwn || !isLinked || text(order, 'saletoCode') !== saletoCode || sent < text(first, 'time'))
          faults.push(`${title} of ${sent}`);
      }
      if (kind === '发票') {
        const [invoice] = await rowsOf('/account/invoices/management/list', { invoiceNo: number });
        const isOwn = ledger.invoices.some(({ invoiceNo }) => invoiceNo === number);
        if (!isOwn || !invoice || sent < text(invoice, 'invoiceDate')) faults.push(`${title} of ${sent}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('MSG-01 HEAD-04 have numbers of their own, which are those of no other dealer', async () => {
    const ids = (await notices()).map((notice) => text(notice, 'id'));
    expect(new Set(ids).size).toBe(ids.length);
    const other = clientOf(mock, persona === 'traditional' ? 'directKzxkh' : 'traditional');
    for (const record of await rowsOf('/message/api/message/page')) {
      if (record['typeName'] === '政策公告') continue;
      const foreign = await other.get(`/message/api/message/updateMessageRead?id=${text(record, 'id')}`);
      expect(foreign.body.code).toBe('0');
    }
  });
});

it('MSG-01 letters and dialogs of another dealer show its own balance and its own invoices', async () => {
  const { saletoCode = '' } = world.personas.find(({ persona }) => persona === 'directKzxkh') ?? {};
  const caller = clientOf(mock, 'directKzxkh');
  const letters = await caller.get(`/message/api/letter/list?customerCode=${saletoCode}`);
  const [letter = {}] = list(fields(letters.body.data), 'records');
  const accounts = await caller.post('/account/contacts/management/reconciliation/list', {
    customerCode: saletoCode,
    pageNum: 1,
    pageSize: 1,
  });
  const [account = {}] = list(fields(accounts.body.data), 'records');
  expect(letter['amount']).toBe(account['companyBalance']);
  const dialogs = await caller.get(`/account/finance/dialog?customerCode=${saletoCode}`);
  const waiting = await caller.post('/account/invoices/management/list', {
    customerCode: saletoCode,
    status: '10',
    pageNum: 1,
    pageSize: 1,
  });
  expect(JSON.stringify(dialogs.body.data)).toContain(
    `您有 ${String(fields(waiting.body.data)['total'])} 张`,
  );
});
