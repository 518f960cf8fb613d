import { businessTime } from '../memory/clock';
import { type Fields, fields, list, number, text } from '../memory/input';
import { slice } from '../memory/slice';
import type { Handlers } from '../memory/state';

/** Evaluations by the order or visit that they are about. */
const evaluationsOf = slice('evaluations', (dealer): Record<string, Fields> => {
  const seeded = fields(dealer.example('getEvaluateInfo'));
  return { [text(seeded, 'orderNo')]: seeded };
});

export const evaluationHandlers: Handlers = {
  getEvaluateStatus: (dealer, { input, done }) => {
    const orderNo = text(input, 'orderNo');
    const isDone = evaluationsOf(dealer)[orderNo] !== undefined;
    return done({ ...fields(dealer.example('getEvaluateStatus', isDone ? 'done' : 'open')), orderNo });
  },

  getEvaluateInfo: (dealer, { input, done, refuse }) => {
    const evaluation = evaluationsOf(dealer)[text(input, 'orderNo')];
    return evaluation ? done(evaluation) : refuse('missing');
  },

  submitEvaluate: (dealer, { input, now, done, refuse }) => {
    const evaluations = evaluationsOf(dealer);
    const orderNo = text(input, 'orderNo');
    if (evaluations[orderNo] !== undefined) return refuse('twice');
    const scores = list(input, 'attributeList');
    const names = new Map(
      list({ rows: dealer.example('listEvaluateAttributes') }, 'rows').map((row) => [
        text(row, 'attributeCode'),
        text(row, 'attributeName'),
      ]),
    );
    const sum = scores.reduce((total, row) => total + number(row, 'score'), 0);
    evaluations[orderNo] = {
      id: String(77_012 + Object.keys(evaluations).length),
      orderNo,
      type: text(input, 'type'),
      totalScore: Math.round((sum / scores.length) * 10) / 10,
      content: text(input, 'content'),
      imageList: Array.isArray(input['imageList']) ? input['imageList'] : [],
      attributeList: scores.map((row) => ({
        ...row,
        attributeName: names.get(text(row, 'attributeCode')) ?? text(row, 'attributeCode'),
      })),
      evaluateUser: dealer.persona.user,
      evaluateDate: businessTime(now),
    };
    return done();
  },
};
