import { QUANTITY_RANGE, quantityText, readWantedQuantity } from '@dealer-portal/rules/input';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { notify } from '#platform/notices';
import { rejectWith } from '#ui/input/reject-with';
import { Dialog } from '#ui/overlay/dialog';
import { isFormatted, textOfHtml } from './answer-text';
import { type QuestionDraft, saveQuestion } from './calls';
import { type Question, refreshQuestions } from './queries';

interface QuestionDialogProps {
  /** The question to change; a new one when absent. */
  readonly question: Question | undefined;
  readonly kinds: readonly { readonly value: string; readonly label: string }[];
  readonly onClose: () => void;
}

const SORTS = { min: 0, max: QUANTITY_RANGE.max };

/** Adds a common question or changes one; what was typed stays when the save fails (QUEST-01). */
export function QuestionDialog({ question, kinds, onClose }: QuestionDialogProps) {
  const queryClient = useQueryClient();
  const [form] = Form.useForm<QuestionDraft>();
  const [problem, setProblem] = useState<string>();
  const save = useMutation({
    mutationFn: (draft: QuestionDraft) => saveQuestion(question, draft),
    onSuccess: async (result, { title }) => {
      if (!result.ok) return setProblem(`没有保存：${result.msg}`);
      notify('success', `「${title.trim()}」已保存`);
      await refreshQuestions(queryClient);
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={question ? '编辑常见问题' : '新增常见问题'}
      okText="保存问题"
      cancelText="不保存"
      confirmLoading={save.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {problem && <Alert type="error" showIcon role="alert" title={problem} />}
      <Form
        name="question"
        form={form}
        layout="vertical"
        initialValues={draftOf(question)}
        onFinish={(draft) => save.mutate(draft)}
      >
        <QuestionFields kinds={kinds} isFormatted={isFormatted(question?.content ?? '')} />
      </Form>
    </Dialog>
  );
}

function draftOf(question: Question | undefined): Partial<QuestionDraft> {
  return {
    title: question?.title ?? '',
    ...(question?.typeCode && { typeCode: question.typeCode }),
    answer: textOfHtml(question?.content ?? ''),
    sort: String(question?.sort ?? ''),
  };
}

interface QuestionFieldsProps extends Pick<QuestionDialogProps, 'kinds'> {
  /** The stored answer has more than text. */
  readonly isFormatted: boolean;
}

function QuestionFields({ kinds, isFormatted }: QuestionFieldsProps) {
  return (
    <>
      <Form.Item
        name="title"
        label="问题"
        rules={[{ required: true, whitespace: true, message: '请填写问题' }]}
      >
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name="typeCode" label="分类" rules={[{ required: true, message: '请选择分类' }]}>
        <Select placeholder="选择分类" options={[...kinds]} />
      </Form.Item>
      <Form.Item
        name="answer"
        label="解答"
        rules={[{ required: true, whitespace: true, message: '请填写解答' }]}
        extra={isFormatted ? '原解答带有格式，保存后只保留文字。' : '每行为一段。'}
      >
        <Input.TextArea rows={5} />
      </Form.Item>
      <Form.Item
        name="sort"
        label="排序号"
        rules={[{ validator: (_, sort: string) => rejectWith(sortProblem(sort)) }]}
        extra="小的在前，可不填"
      >
        <Input inputMode="numeric" maxLength={6} />
      </Form.Item>
    </>
  );
}

function sortProblem(sort: string): string | undefined {
  const read = readWantedQuantity(sort, SORTS);
  return read.ok ? undefined : quantityText(read.refusal).replace('数量', '排序号');
}
