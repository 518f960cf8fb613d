/** Checks the journal of submits as a browser's store gives it back (ORDER-01). */
import * as z from 'zod/mini';
import type { SubmitJournal } from '../order';
import { type Parsed, parser } from './parsed';
import { code, figure, listOf, objectOf, text } from './wire-fields';

const submission = objectOf({
  saletoCode: text,
  sendtoCode: text,
  orders: listOf(
    objectOf({
      orderNo: text,
      payerCode: text,
      lines: listOf(objectOf({ productCode: text, number: figure })),
    }),
  ),
});

const instant = z.number('应为时间');
const recorded = { id: code, fingerprint: code, submission, plannedAt: instant };

const record = z.discriminatedUnion(
  'kind',
  [
    objectOf({ ...recorded, kind: z.literal('planned') }),
    objectOf({ ...recorded, kind: z.literal('sent'), sentAt: instant }),
    objectOf({ ...recorded, kind: z.literal('lost'), sentAt: instant }),
    objectOf({ ...recorded, kind: z.literal('unknown'), sentAt: instant, reason: text }),
    objectOf({ ...recorded, kind: z.literal('placed'), orderNos: listOf(text) }),
    objectOf({ ...recorded, kind: z.literal('refused'), msg: text }),
    objectOf({ ...recorded, kind: z.literal('notFound') }),
    objectOf({ ...recorded, kind: z.literal('withdrawn') }),
  ],
  '不是已知的提交状态',
);

/** The journal of submits, or which field of which record is wrong (ORDER-01). */
export const parseSubmitJournal: (value: unknown) => Parsed<SubmitJournal> = parser(listOf(record));
