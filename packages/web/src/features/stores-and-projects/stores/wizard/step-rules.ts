import {
  type ApplyType,
  fieldRefusal,
  type StoreDraft,
  storeText,
} from '@dealer-portal/rules/store-application';
import { rejectWith } from '#ui/input/reject-with';
import type { ApplyFacts } from './use-apply-facts';

export interface StepProps {
  readonly type: ApplyType;
  readonly facts: ApplyFacts;
  readonly fields: StoreDraft;
  readonly onChange: (fields: StoreDraft) => void;
  readonly onNext: () => void;
}

/** A rule of the form that asks the rule of the field. */
export const ruleOf = (type: ApplyType, fields: StoreDraft, field: keyof StoreDraft) => ({
  validator: (_: unknown, value: unknown) =>
    rejectWith(storeText(fieldRefusal(type, { ...fields, [field]: value }, field))),
});

/** The rule of one field. */
export type FieldRule = ReturnType<typeof ruleOf>;
