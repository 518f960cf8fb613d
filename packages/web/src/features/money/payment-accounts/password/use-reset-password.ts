import { refusedField } from '@dealer-portal/rules/payment-password';
import { useMutation } from '@tanstack/react-query';
import type { FormInstance } from 'antd';
import { useAccount } from '#platform/session/account';
import { type PasswordDraft, type ResetOutcome, sendReset } from './calls';

/** The field of the form for a result; undefined for one about the complete form. */
export const fieldOf = (outcome: ResetOutcome) =>
  outcome.kind === 'refused' ? refusedField(outcome.msg) : undefined;

/**
 * Sends the values of the form; a refusal appears at its field. The mutation reads the fields itself and does not get
 * them as a variable. The cache keeps a mutation's variables, and no secret may stay there.
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
