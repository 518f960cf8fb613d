import { queryReceipts } from '@dealer-portal/sdk/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MoneyFacts } from '#kits/money-form/define-money-form';
import { clearDraft, keepDraft, readDraft } from '#kits/money-form/money-draft';
import { sendMovement } from '#kits/money-form/send-movement';
import { invalidateCalls } from '#platform/calls/query';
import { type Account, useAccount } from '#platform/session/account';
import { PAYMENT } from '../payment-definition';
import type { PaymentFacts } from '../use-payment-facts';
import {
  type BatchDraft,
  type BatchLine,
  changesSince,
  type LineResult,
  linesOf,
  withoutSettled,
} from './batch-lines';

/** Where the user is in the batch. */
export type BatchStep =
  | { readonly kind: 'fill' }
  | {
      readonly kind: 'check';
      readonly batch: BatchDraft;
      readonly lines: readonly BatchLine[];
      readonly notes: readonly string[];
    };

/** The draft of a batch; which fields it has depends on the payers. */
export const batchForm = ({ payers }: PaymentFacts) => ({
  name: 'payments',
  initial: { payChannel: 'BANK' } satisfies BatchDraft as BatchDraft,
  keptFields: ['payChannel', 'saleOrgCode', ...payers.map(({ payerCode }) => payerCode)],
});

/** Fill, check, be asked, results: each line is a payment of its own and is written down before it leaves (ORDER-01). */
export function useBatchPayment(facts: MoneyFacts<PaymentFacts>) {
  const account = useAccount();
  const queryClient = useQueryClient();
  const [step, setStep] = useState<BatchStep>({ kind: 'fill' });
  const {
    mutateAsync: send,
    data: results,
    reset,
  } = useMutation({
    mutationFn: (lines: readonly BatchLine[]) => sendInTurn(lines, account),
    onSuccess: async (answers, lines) => {
      if (step.kind === 'check' && facts.data) {
        const form = batchForm(facts.data);
        clearDraft(form.name, account.saletoCode);
        keepDraft(form, account.saletoCode, withoutSettled(step.batch, lines, answers));
      }
      await invalidateCalls(queryClient, [queryReceipts]);
    },
  });
  const check = (batch: BatchDraft) => {
    if (facts.data) setStep({ kind: 'check', batch, lines: linesOf(batch, facts.data), notes: [] });
  };
  /** Balances are read again; true when the lines still hold and the question may be asked. */
  const isCurrent = async (batch: BatchDraft, lines: readonly BatchLine[]): Promise<boolean> => {
    const { data, error } = await facts.refetch();
    if (error || !data) {
      setStep({ kind: 'check', batch, lines, notes: ['余额没有读到，请稍后再试；还没有提交'] });
      return false;
    }
    const now = linesOf(batch, data);
    const notes = changesSince(lines, now);
    if (notes.length > 0) setStep({ kind: 'check', batch, lines: now, notes });
    return notes.length === 0;
  };
  const backToFill = () => {
    reset();
    setStep({ kind: 'fill' });
  };
  return { step, results, check, isCurrent, send, backToFill };
}

/** One after the other; after one without an answer nothing more is sent. */
async function sendInTurn(lines: readonly BatchLine[], account: Account): Promise<readonly LineResult[]> {
  const results: LineResult[] = [];
  for (const line of lines) {
    const isLost = results.some(({ kind }) => kind === 'lost');
    results.push(isLost ? { kind: 'unsent' } : await sendMovement(PAYMENT, { ...line, account }));
  }
  return results;
}

export const readBatch = (facts: PaymentFacts, saletoCode: string): BatchDraft =>
  readDraft(batchForm(facts), saletoCode);

/** Several payments that are made one after another. */
export type BatchPayment = ReturnType<typeof useBatchPayment>;
