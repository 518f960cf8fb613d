import { plainDigits } from '@dealer-portal/rules/input';
import { saveCommonQuestion } from '@dealer-portal/sdk/operations';
import { api } from '#platform/calls/api';
import { htmlOfText } from './answer-text';
import type { Question } from './queries';

/** A common question as it is being edited. */
export interface QuestionDraft {
  readonly title: string;
  readonly typeCode: string;
  readonly answer: string;
  /** As typed; empty for none. */
  readonly sort: string;
}

/** Saves a question, a new one when there is none yet; the dialog says why it could not be saved. */
export function saveQuestion(
  question: Question | undefined,
  { title, typeCode, answer, sort }: QuestionDraft,
) {
  const body = {
    ...(question && { id: question.id }),
    isUse: question?.isUse ?? true,
    ...(sort.trim() !== '' && { sort: Number(plainDigits(sort)) }),
    title: title.trim(),
    typeCode,
    content: htmlOfText(answer),
  };
  return api.call(saveCommonQuestion, { body }, { isSilent: true });
}
