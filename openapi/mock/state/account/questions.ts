import { businessTime } from '../memory/clock';
import { pageOf } from '../memory/pages';
import { exampleRows, isAbout, isEqualOrAny } from '../memory/rows';
import type { RowOf } from '../memory/shapes';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { handle } from '../resources/typed-handler';

type Question = RowOf<'queryCommonQuestions'>;

/** Common questions in the order of their sort number (QUEST-01). */
interface Questions {
  rows: readonly Question[];
  next: number;
}

const questionsOf = slice('questions', (dealer): Questions => {
  const rows = exampleRows(dealer, 'queryCommonQuestions');
  return { rows, next: Math.max(500, ...rows.map(({ id }) => Number(id))) + 1 };
});

const questionById = (dealer: Dealer, id: string | undefined) =>
  questionsOf(dealer).rows.find((question) => question.id === id);

const placeOf = ({ sort = 0 }: Question): number => sort;

function put(dealer: Dealer, changed: Question): void {
  const questions = questionsOf(dealer);
  const others = questions.rows.filter(({ id }) => id !== changed.id);
  questions.rows = [...others, changed].sort((left, right) => placeOf(left) - placeOf(right));
}

export const questionHandlers: Handlers = {
  ...handle('queryCommonQuestions', ({ dealer, input, done }) => {
    const isMatch = (question: Question) =>
      isEqualOrAny(question, input, 'typeCode') &&
      isEqualOrAny(question, input, 'isUse') &&
      isAbout(question, input.keyword ?? '');
    return done(pageOf(questionsOf(dealer).rows.filter(isMatch), input));
  }),

  ...handle('getCommonQuestion', ({ dealer, input, done, refuse }) => {
    const question = questionById(dealer, input.id);
    return question ? done(question) : refuse('missing');
  }),

  ...handle('saveCommonQuestion', ({ dealer, input, now, done, refuse }) => {
    const questions = questionsOf(dealer);
    const old = questionById(dealer, input.id);
    if (questions.rows.some((question) => question !== old && question.title === input.title))
      return refuse('duplicate');
    const id = old ? old.id : String(questions.next);
    if (!old) questions.next += 1;
    const sameType = questions.rows.find(({ typeCode }) => typeCode === input.typeCode);
    put(dealer, {
      readCount: 0,
      isUse: true,
      sort: questions.rows.length + 1,
      ...old,
      ...input,
      id,
      typeName: sameType?.typeName ?? input.typeCode ?? '',
      updateUser: dealer.persona.user,
      updateDate: businessTime(now),
    });
    return done({ id });
  }),

  ...handle('setQuestionInUse', ({ dealer, input, done, refuse }) => {
    const question = questionById(dealer, input.id);
    if (!question) return refuse('missing');
    put(dealer, { ...question, isUse: input.isUse });
    return done();
  }),

  ...handle('deleteCommonQuestion', ({ dealer, input, done, refuse }) => {
    const questions = questionsOf(dealer);
    const question = questionById(dealer, input.id);
    if (question?.isUse === true) return refuse('inUse');
    questions.rows = questions.rows.filter((row) => row !== question);
    return done();
  }),
};
