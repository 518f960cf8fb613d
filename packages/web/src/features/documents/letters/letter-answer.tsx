import { REMARK_LENGTH } from '@dealer-portal/rules/input';
import { formatYuan } from '@dealer-portal/rules/money';
import { RECONCILIATION_STATES } from '@dealer-portal/rules/states';
import { failedWrite, submitText } from '@dealer-portal/rules/submit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import { dialogs, notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { useFormDraft } from '#widgets/form-draft/use-form-draft';
import { type Answer, answerLetter } from './calls';
import { type Letter, refreshLetters } from './queries';
import './letters.css';

const { confirmed, objected } = RECONCILIATION_STATES;

interface LetterAnswerProps {
  readonly letter: Letter;
  /** Why it cannot be agreed to now; an objection always can be raised. */
  readonly disabledReason: string | undefined;
}

/** Agrees to a letter, or objects with a reason; both are asked once more, since a letter is answered once. */
export function LetterAnswer({ letter, disabledReason }: LetterAnswerProps) {
  const [form] = Form.useForm<{ readonly remark: string }>();
  const { start, keep, forget } = useFormDraft(`letter:${letter.id}`);
  const [isObjecting, setObjecting] = useState(Boolean(start['remark']));
  const [problem, setProblem] = useState<string>();
  const { mutateAsync, isPending } = useAnswer(letter, { onDone: forget, onProblem: setProblem });
  const amount = letter.amount === undefined ? '' : `（${formatYuan(letter.amount)}）`;
  const agree = () =>
    dialogs.confirm({
      title: `确认函件 ${letter.letterNo}${amount}无误？`,
      content: '确认后不能更改。',
      okText: '确认无误',
      cancelText: '再看看',
      onOk: () => mutateAsync({ status: confirmed.value }),
    });
  return (
    <div className="letter-answer no-print">
      {problem && <Alert className="letter-problem" type="error" showIcon role="alert" title={problem} />}
      {isObjecting && (
        <Form
          name={`letter-${letter.id}`}
          form={form}
          layout="vertical"
          initialValues={start}
          onValuesChange={(_, fields) => keep(fields)}
          onFinish={({ remark }) => {
            setProblem(undefined);
            void mutateAsync({ status: objected.value, remark: remark.trim() });
          }}
        >
          <Form.Item
            name="remark"
            label="异议说明"
            rules={[{ required: true, whitespace: true, message: '请填写异议说明' }]}
          >
            <Input.TextArea rows={3} maxLength={REMARK_LENGTH} showCount />
          </Form.Item>
        </Form>
      )}
      {disabledReason && <p className="secondary">{disabledReason}</p>}
      <Flex gap="small" wrap>
        {isObjecting ? (
          <>
            <PlainButton onClick={() => setObjecting(false)}>返回</PlainButton>
            <ReasonButton isDanger isBusy={isPending} onClick={form.submit}>
              提交异议 {letter.letterNo}
            </ReasonButton>
          </>
        ) : (
          <>
            <PlainButton onClick={() => setObjecting(true)}>有异议</PlainButton>
            <ReasonButton kind="primary" isBusy={isPending} disabledReason={disabledReason} onClick={agree}>
              确认无误
            </ReasonButton>
          </>
        )}
      </Flex>
    </div>
  );
}

interface AnswerEnd {
  readonly onDone: () => void;
  readonly onProblem: (problem: string) => void;
}

function useAnswer(letter: Letter, { onDone, onProblem }: AnswerEnd) {
  const account = useAccount();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (answer: Answer) => answerLetter(letter, answer, account),
    onSuccess: async (result, { status }) => {
      if (result.ok) {
        onDone();
        notify(
          'success',
          `函件 ${letter.letterNo} ${status === confirmed.value ? '已确认' : '的异议已提交'}`,
        );
      } else onProblem(submitText(failedWrite(result, '提交')));
      await refreshLetters(queryClient);
    },
  });
}
