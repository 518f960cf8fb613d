import { refusedField } from '@dealer-portal/rules/payment-password';
import { useMutation } from '@tanstack/react-query';
import type { FormInstance } from 'antd';
import { useAccount } from '#platform/session/account';
import { type PasswordDraft, type ResetOutcome, sendReset } from './calls';

/** The field of the form at which an outcome stands; undefined for one that is about the whole. */
export const fieldOf = (outcome: ResetOutcome) =>
  outcome.kind === 'refused' ? refusedField(outcome.msg) : undefined;

/**
 * Sends what the form holds; a refusal stands at its field. The fields are read by the mutation and not handed to it: what a
 * mutation is called with stays in the cache, and no secret may.
 */
export function useResetPassword(form: FormInstance<PasswordDraft>, onDone: () => void) {
  const { saleInfo } = useAccount();
  return useMutation({
    mutationFn: () => sendReset(saleInfo.customerCode, form.getFieldsValue()),
    onSuccess: (outcome) => {
      if (outcome.kind === 'done') return onDone();
      const name = fieldOf(outcome);
      if (name === undefined || outcome.kind !== 'refused') return;
      form.setFields([{ name, errors: [outcome.msg] }]);
      form.getFieldInstance(name)?.focus();
    },
  });
}
