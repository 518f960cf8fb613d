import { getEvaluateInfo, getEvaluateStatus, submitEvaluate } from '@dealer-portal/sdk/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api } from '#platform/calls/api';
import { invalidateCalls } from '#platform/calls/query';
import { notify } from '#platform/notices';
import { href } from '#routes';
import { type EvaluationKey, evaluationSearch } from './use-evaluation-key';

/** Score and tags by question; a question without an entry was not answered. */
export type Scores = Readonly<Record<string, { readonly score: number; readonly tags: readonly string[] }>>;

interface Draft {
  readonly scores: Scores;
  readonly content: string;
  /** Addresses of pictures. */
  readonly images: readonly string[];
}

/**
 * Submits an evaluation, once, and goes on to the thanks.
 * @param isOnPage the page shows what was evaluated itself
 */
export function useSubmitEvaluation(evaluation: EvaluationKey, isOnPage: boolean) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ scores, content, images }: Draft) =>
      api.call(submitEvaluate, {
        body: {
          ...evaluation,
          ...(content !== '' && { content }),
          ...(images.length > 0 && { imageList: [...images] }),
          attributeList: Object.entries(scores).map(([attributeCode, { score, tags }]) => ({
            attributeCode,
            score,
            tagList: [...tags],
          })),
        },
      }),
    onSuccess: async (result) => {
      if (!result.ok) return;
      await invalidateCalls(queryClient, [getEvaluateInfo, getEvaluateStatus]);
      if (isOnPage) return notify('success', '评价已提交，感谢您的评价');
      await navigate(href('evaluationsuccess') + evaluationSearch(evaluation), { replace: true });
    },
  });
}
