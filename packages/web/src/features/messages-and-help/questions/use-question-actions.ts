import { deleteCommonQuestion, setQuestionInUse } from '@dealer-portal/sdk/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { api } from '#platform/calls/api';
import { dialogs, notify } from '#platform/notices';
import type { RowAction } from '#ui/table/data-table-types';
import { type Question, refreshQuestions } from './queries';

/** The actions on a question: change, switch on or off, delete; an enabled one cannot be deleted (QUEST-01). */
export function useQuestionActions(
  onEdit: (question: Question) => void,
): (question: Question) => readonly RowAction[] {
  const queryClient = useQueryClient();
  const use = useMutation({
    mutationFn: ({ id, isUse }: Question) => api.call(setQuestionInUse, { body: { id, isUse: !isUse } }),
    onSuccess: async (result, { title, isUse }) => {
      if (result.ok) notify('success', `「${title}」已${isUse ? '停用' : '启用'}`);
      await refreshQuestions(queryClient);
    },
  });
  const remove = useMutation({
    mutationFn: ({ id }: Question) => api.call(deleteCommonQuestion, { query: { id } }),
    onSuccess: async (result, { title }) => {
      if (result.ok) notify('success', `「${title}」已删除`);
      await refreshQuestions(queryClient);
    },
  });
  const askRemove = (question: Question) =>
    dialogs.confirm({
      title: `删除「${question.title}」？`,
      content: '删除后不能恢复。',
      okText: '删除问题',
      okButtonProps: { danger: true },
      cancelText: '保留',
      onOk: () => remove.mutateAsync(question),
    });
  return (question) => [
    { key: 'edit', label: '编辑', onClick: () => onEdit(question) },
    { key: 'use', label: question.isUse ? '停用' : '启用', onClick: () => use.mutate(question) },
    {
      key: 'delete',
      label: '删除',
      isDanger: true,
      onClick: () => askRemove(question),
      disabledReason: question.isUse ? '启用中的问题不能删除，请先停用' : undefined,
    },
  ];
}
