import type { CancelReason } from '@dealer-portal/rules/order-cancel';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button, Form, Input, Select } from 'antd';
import { describeError } from '#platform/calls/query';

/** What the user has chosen so far. */
export interface ReasonChoice {
  readonly reasonCode: string;
  readonly words: string;
}

interface CancelReasonFieldsProps {
  readonly reasons: Pick<UseQueryResult<readonly CancelReason[]>, 'data' | 'isPending' | 'error' | 'refetch'>;
  readonly choice: ReasonChoice;
  readonly problem: string | undefined;
  readonly onChange: (choice: ReasonChoice) => void;
}

/** The reason of a cancellation: one of the server's list, and words. */
export function CancelReasonFields({ reasons, choice, problem, onChange }: CancelReasonFieldsProps) {
  const { data = [], isPending, error, refetch } = reasons;
  return (
    <Form layout="vertical" component="div">
      <Form.Item
        label="取消原因"
        htmlFor="cancel-reason"
        required
        {...(problem && { validateStatus: 'error', help: problem })}
        {...(error && {
          extra: (
            <>
              原因没有加载出来：{describeError(error).message}
              <Button type="link" size="small" onClick={() => void refetch()}>
                重试
              </Button>
            </>
          ),
        })}
      >
        <Select
          id="cancel-reason"
          aria-label="取消原因"
          loading={isPending}
          placeholder="请选择"
          value={choice.reasonCode === '' ? null : choice.reasonCode}
          options={data.map(({ reasonCode, reason }) => ({ value: reasonCode, label: reason }))}
          onChange={(reasonCode) => onChange({ ...choice, reasonCode: reasonCode ?? '' })}
        />
      </Form.Item>
      <Form.Item label="补充说明" htmlFor="cancel-words">
        <Input.TextArea
          id="cancel-words"
          rows={3}
          maxLength={200}
          showCount
          placeholder="选择“其他”时必填"
          value={choice.words}
          onChange={({ target }) => onChange({ ...choice, words: target.value })}
        />
      </Form.Item>
    </Form>
  );
}
