import { businessTime } from '../memory/clock';
import type { Answer } from '../memory/shapes';
import { slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { handle } from '../resources/typed-handler';

type Evaluation = Answer<'getEvaluateInfo'>;

/** Evaluations by the order or visit that they are about. */
const evaluationsOf = slice('evaluations', (dealer): Record<string, Evaluation> => {
  const evaluation = dealer.example('getEvaluateInfo');
  return { [evaluation.orderNo]: evaluation };
});

export const evaluationHandlers: Handlers = {
  ...handle('getEvaluateStatus', ({ dealer, input: { orderNo }, done }) => {
    const isDone = evaluationsOf(dealer)[orderNo] !== undefined;
    return done({ ...dealer.example('getEvaluateStatus', isDone ? 'done' : 'open'), orderNo });
  }),

  ...handle('getEvaluateInfo', ({ dealer, input, done, refuse }) => {
    const evaluation = evaluationsOf(dealer)[input.orderNo];
    return evaluation ? done(evaluation) : refuse('missing');
  }),

  ...handle('submitEvaluate', ({ dealer, input, now, done, refuse }) => {
    const evaluations = evaluationsOf(dealer);
    const { orderNo, type, content = '', imageList = [], attributeList } = input;
    if (evaluations[orderNo] !== undefined) return refuse('twice');
    const names = new Map(
      dealer
        .example('listEvaluateAttributes')
        .map(({ attributeCode, attributeName }) => [attributeCode, attributeName]),
    );
    const sum = attributeList.reduce((total, { score }) => total + score, 0);
    evaluations[orderNo] = {
      id: String(77_012 + Object.keys(evaluations).length),
      orderNo,
      type,
      totalScore: Math.round((sum / attributeList.length) * 10) / 10,
      content,
      imageList,
      attributeList: attributeList.map((attribute) => ({
        ...attribute,
        attributeName: names.get(attribute.attributeCode) ?? attribute.attributeCode,
      })),
      evaluateUser: dealer.persona.user,
      evaluateDate: businessTime(now),
    };
    return done();
  }),
};
