import { readWantedQuantity } from '@dealer-portal/rules/input';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { notify } from '#platform/notices';
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

const SORTS = { min: 0, max: 999_999 };

function problemOf({ title, typeCode, answer, sort }: QuestionDraft): string | undefined {
  if (title.trim() === '') return '请填写问题';
  if (typeCode === '') return '请选择分类';
  if (answer.trim() === '') return '请填写解答';
  const read = readWantedQuantity(sort, SORTS);
  return read.ok ? undefined : read.text.replace('数量', '排序号');
}

/** Adds a common question or changes one; what was typed stays when the save fails (QUEST-01). */
export function QuestionDialog({ question, kinds, onClose }: QuestionDialogProps) {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<QuestionDraft>(() => ({
    title: question?.title ?? '',
    typeCode: question?.typeCode ?? '',
    answer: textOfHtml(question?.content ?? ''),
    sort: String(question?.sort ?? ''),
  }));
  const [problem, setProblem] = useState<string>();
  const change = (part: Partial<QuestionDraft>) => setDraft({ ...draft, ...part });
  const save = useMutation({
    mutationFn: () => saveQuestion(question, draft),
    onSuccess: async (result) => {
      if (!result.ok) return setProblem(`没有保存：${result.msg}`);
      notify('success', `「${draft.title.trim()}」已保存`);
      await refreshQuestions(queryClient);
      onClose();
    },
  });
  const onOk = () => {
    const match = problemOf(draft);
    setProblem(match);
    return !match && save.mutateAsync();
  };
  return (
    <Dialog
      open
      title={question ? '编辑常见问题' : '新增常见问题'}
      okText="保存问题"
      cancelText="不保存"
      confirmLoading={save.isPending}
      onOk={onOk}
      onCancel={onClose}
    >
      {problem && <Alert type="error" showIcon role="alert" title={problem} />}
      <Form layout="vertical" component="div">
        <Form.Item label="问题" htmlFor="question-title" required>
          <Input
            id="question-title"
            maxLength={100}
            value={draft.title}
            onChange={({ target }) => change({ title: target.value })}
          />
        </Form.Item>
        <Form.Item label="分类" htmlFor="question-kind" required>
          <Select
            id="question-kind"
            aria-label="分类"
            placeholder="选择分类"
            value={draft.typeCode === '' ? null : draft.typeCode}
            options={[...kinds]}
            onChange={(typeCode) => change({ typeCode: typeCode ?? '' })}
          />
        </Form.Item>
        <Form.Item
          label="解答"
          htmlFor="question-answer"
          required
          extra={isFormatted(question?.content ?? '') ? '原解答带有格式，保存后只保留文字。' : '每行为一段。'}
        >
          <Input.TextArea
            id="question-answer"
            rows={5}
            value={draft.answer}
            onChange={({ target }) => change({ answer: target.value })}
          />
        </Form.Item>
        <Form.Item label="排序号" htmlFor="question-sort" extra="小的在前，可不填">
          <Input
            id="question-sort"
            inputMode="numeric"
            maxLength={6}
            value={draft.sort}
            onChange={({ target }) => change({ sort: target.value })}
          />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
