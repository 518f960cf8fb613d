/**
 * Bound money moves by no call: every write that names an account is found in the description and tried by plain HTTP
 * with a deposit, a rebate, a frozen and an unknown account, which hold enough for anything.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type Description, isRecord, loadDescription, resolved } from '../../description';
import { exampleRequests } from '../../example-request';
import { isRead, type Route, routesOf } from '../../routes';
import { type AskCalls, askCalls } from '../../test/ask-calls';
import { clientOf, mockForTests } from '../../test/client';
import { fields, list } from '../memory/input';

const MUCH_YUAN = 90_000_000;
const BOUND = ['03', '07', '15'];

/** The description whose bound accounts hold much: an account that is short is refused for that reason alone. */
function withMoney(): Description {
  const description = structuredClone(loadDescription());
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const entry of value) visit(entry);
    else if (isRecord(value)) {
      if ('balance' in value && BOUND.includes(String(value['payerType'])))
        Object.assign(value, { balance: MUCH_YUAN });
      for (const field of Object.values(value)) visit(field);
    }
  };
  for (const { get } of Object.values(description.paths))
    if (get?.operationId === 'listPayerBalances') visit(get.responses);
  return description;
}

const description = withMoney();
const folder = mkdtempSync(join(tmpdir(), 'bound-money-'));
const file = join(folder, 'openapi.json');
writeFileSync(file, JSON.stringify(description));
afterAll(() => rmSync(folder, { recursive: true }));

const mock = mockForTests({ description: file });
const user = clientOf(mock);
const { bodyOf } = exampleRequests(description);

const SOLD_TO = '8800123456';
const ACCOUNTS = {
  deposit: '8800200103',
  rebates: '8800200107',
  frozen: '8800200115',
  unknown: '8800999999',
};

const ACCOUNT_FIELD = /^(payerCode|paytoCode|fromPayerCode|toPayerCode)$/;

/** Writes that name an account and move no money, with the reason. */
const MOVES_NOTHING: Readonly<Record<string, string>> = {
  setDefaultPayer: 'the account that is proposed first',
  addPayer: 'an application for an account that is not there yet',
  savePreOrder: 'an order that is not placed; placing it is tried',
  updateBatchProduct: 'a line of a batch that is not placed; placing it is tried',
};

/** Bodies in place of the first example, where that one names no account, and what goes before. */
const BODIES: Readonly<Record<string, { readonly before: object; readonly body: object }>> = {
  submitProjectStep: {
    before: { customerCode: SOLD_TO, step: 'ACCEPT_PRICE', projectNo: 'XM20261106003' },
    body: {
      customerCode: SOLD_TO,
      step: 'ORDER',
      projectNo: 'XM20261106003',
      payerCode: SOLD_TO,
      payPassword: '123456',
    },
  },
};

/** The names of the account fields in an input, at any depth. */
function accountFields(route: Route): readonly string[] {
  const names = new Set<string>();
  const seen = new Set<unknown>();
  const visit = (value: unknown): void => {
    const part = resolved(description, value);
    if (typeof part !== 'object' || part === null || seen.has(part)) return;
    seen.add(part);
    for (const [name, field] of Object.entries(part)) {
      const named = name === 'name' ? String(field) : name;
      if (ACCOUNT_FIELD.test(named)) names.add(named);
      visit(field);
    }
  };
  visit(route.operation.requestBody);
  visit(route.operation.parameters);
  return [...names];
}

/** A body whose field of that name is another account, wherever it stands. */
function named(value: unknown, field: string, code: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => named(entry, field, code));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([name, inner]) => [
      name,
      name === field && typeof inner === 'string' ? code : named(inner, field, code),
    ]),
  );
}

/** Runs are in the header of a call; balances are asked in the same run. */
async function balances(run: string): Promise<string> {
  const address = `/customer/customers/auxiliary/payer/all?customerCode=${SOLD_TO}`;
  const { data } = (await user.get(address, { 'x-mock-session': run })).body;
  return JSON.stringify(list({ rows: data }, 'rows').map(({ payerCode, balance }) => [payerCode, balance]));
}

const writes = routesOf(description).filter((route) => !isRead(route) && accountFields(route).length > 0);

let known: AskCalls | undefined;
/** The address of the mock is known within a test. */
function calls(): AskCalls {
  known ??= askCalls(mock.url, description);
  return known;
}

interface Tried {
  readonly name: string;
  readonly id: string;
  readonly code: unknown;
  readonly msg: string;
  /** Whether a balance is another one afterwards. */
  readonly hasMoved: boolean;
}

/** Sends a write in a run of its own, with another account in one of its fields or, without one, as its example is. */
async function tried(
  route: Route,
  kind: string,
  other?: readonly [field: string, code: string],
): Promise<Tried> {
  const { ask, prepare, end } = calls();
  const id = route.operationId;
  const run = [id, kind, other?.[0]].join('-');
  await prepare(run, route);
  const own = BODIES[id];
  if (own) await ask({ run, route, change: { ...own.before }, persona: 'directAdmin' });
  const body = own?.body ?? bodyOf(route) ?? {};
  const change = fields(other ? (bodyOf(route) ? named(body, ...other) : Object.fromEntries([other])) : body);
  if (other && !JSON.stringify(change).includes(other[1]))
    throw new Error(`${run}: the field is not in the body`);
  const before = await balances(run);
  const answer = fields(JSON.parse(await ask({ run, route, change, persona: 'directAdmin' })));
  const hasMoved = before !== (await balances(run));
  await end(run);
  return { name: run, id, code: answer['code'], msg: String(answer['msg']), hasMoved };
}

it('FIN-03 no write of the mock takes a deposit, rebates, frozen money or a foreign account', async () => {
  expect(writes.length).toBeGreaterThan(30);
  const answers: Tried[] = [];
  for (const route of writes)
    for (const field of accountFields(route))
      for (const [kind, code] of Object.entries(ACCOUNTS))
        answers.push(await tried(route, kind, [field, code]));
  expect(answers.filter(({ hasMoved }) => hasMoved)).toEqual([]);
  const accepted = answers.filter(
    ({ id, code, msg }) => !MOVES_NOTHING[id] && (code !== '0' || !/[，请]/.test(msg)),
  );
  expect(accepted).toEqual([]);
}, 120_000);

it('FIN-03 the same writes go with the account of their example', async () => {
  const answers: Tried[] = [];
  for (const route of writes) answers.push(await tried(route, 'own'));
  expect(answers.filter(({ code }) => code !== '1')).toEqual([]);
}, 120_000);
