/** A page of one object whose answer has another one: that one is never shown under the number that was asked for. */
import type { OperationId } from '@dealer-portal/sdk';
import { type Examples, fakeApi } from '@dealer-portal/sdk/testing';
import * as examples from '@dealer-portal/sdk/testing/examples';
import { cleanup } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { isRecord } from '#platform/browser/storage';
import { storeSession } from '#platform/session/session';
import { openAddress } from '../../test/render-page';
import { untilStill } from '../../test/until-still';

type Example = Pick<Examples<OperationId>, 'operationId' | 'answer'>;

/** An order of the examples. */
const ORDER = examples.queryAllOrdersExamples.data()[0]?.orderNo ?? '';

/** Under which number a call answers: its records carry it in this field. */
interface Numbered {
  readonly operationId: OperationId;
  readonly field: string;
  readonly number: string;
}

/** The value with a number in every record that has the field. */
function numbered(value: unknown, { field, number }: Pick<Numbered, 'field' | 'number'>): unknown {
  const into = (part: unknown): unknown => numbered(part, { field, number });
  if (Array.isArray(value)) return value.map(into);
  if (!isRecord(value)) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, into(part)]);
  return { ...Object.fromEntries(parts), ...(field in value && { [field]: number }) };
}

/** All examples as a server, of which some calls answer under a number. */
function serve(...calls: readonly Numbered[]): void {
  const all: readonly Example[] = Object.values(examples);
  const answers = all.map((example): Example => {
    const call = calls.find(({ operationId }) => operationId === example.operationId);
    if (!call) return example;
    const { data, ...envelope } = example.answer();
    return {
      operationId: example.operationId,
      answer: () => ({ ...envelope, data: numbered(data, call) as typeof data }),
    };
  });
  vi.stubGlobal('fetch', fakeApi().answerExamples(...answers).fetch);
}

beforeEach(() => {
  storeSession({ token: 'T', endsAt: Date.now() + 86_400_000 });
  // Everything is in sight.
  vi.stubGlobal('IntersectionObserver', undefined);
});

/** The text of a page at rest, while a call answers under a number. */
async function textOf(address: string, call: Numbered): Promise<string> {
  serve(call);
  await openAddress(address);
  expect(await untilStill()).toBe(true);
  const text = document.body.textContent;
  cleanup();
  return text;
}

it.each<[address: string, asked: Numbered, lost: string, words: string]>([
  [
    '/resultBatchOrder?batchNo=PL20261116002',
    { operationId: 'queryBatchOrderHeads', field: 'batchNo', number: 'PL20261116002' },
    '¥',
    '没有批次 PL20261116002',
  ],
  [
    '/commonMessageDetail?id=MSG20261119001',
    { operationId: 'queryMessages', field: 'id', number: 'MSG20261119001' },
    '请核对数量后签收',
    '消息可能已被删除，或不属于当前售达方。',
  ],
  [
    '/logisticsDetail?orderNo=6010086604',
    { operationId: 'queryAllOrders', field: 'orderNo', number: '6010086604' },
    '还没有发货',
    '没有找到订单 6010086604',
  ],
  [
    '/logisticsDetail?dn=8010055301',
    { operationId: 'queryAllOrders', field: 'orderNo', number: '6010086603' },
    '株洲路',
    '送达方—',
  ],
  [
    `/orderDetail?orderNo=${ORDER}`,
    { operationId: 'listReturnApprovalStatuses', field: 'bstnk', number: ORDER },
    'THD20261118001',
    '送货和开票',
  ],
])(
  'HTTP-05 %s shows what the answer has of it, and never what is of another',
  async (...[address, asked, lost, words]) => {
    expect(await textOf(address, asked)).toContain(lost);
    const text = await textOf(address, { ...asked, number: 'OTHER' });
    expect(text).toContain(words);
    expect(text).not.toContain(lost);
  },
);

it.each(['/newProject', '/newProjectCenterView', '/newBusinessCenterView'])(
  'FIN-10 HTTP-05 %s does not open with the project of another number, nor with one that has lost its own',
  async (address) => {
    const asked = { operationId: 'getProject', field: 'projectNo', number: 'XM20261103001' } as const;
    const at = `${address}?projectNo=${asked.number}`;
    expect(await textOf(at, asked)).not.toContain('没有加载出来');
    for (const number of ['OTHER', ''])
      expect(await textOf(at, { ...asked, number })).toContain('没有加载出来');
  },
);
