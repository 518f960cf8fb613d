/** Trials of orders, returns and projects. */
import { auditText, readAudit } from '@dealer-portal/rules/order-audit';
import { cancelText, readCancelChoice } from '@dealer-portal/rules/order-cancel';
import { lineDifferences } from '@dealer-portal/rules/order-changes';
import { orderButtons, stepReason } from '@dealer-portal/rules/order-list';
import { dueStep, missingFields, PROJECT_COURSE, projectReason } from '@dealer-portal/rules/projects';
import { returnGoodsStep, returnGoodsText, type SignStep } from '@dealer-portal/rules/return-goods';
import { choicesOf, ORDER_AUDIT_STATES, ORDER_STATES } from '@dealer-portal/rules/states';
import { bad, choicesAmong, good, isYes, linesOf, plain, type Trial, YES_NO } from './trial';

const changes: Trial = {
  id: 'changes',
  entry: 'order-changes',
  zh: '下单后变了什么',
  en: 'What has changed since an order',
  fields: [
    { name: 'number', zh: '数量', en: 'quantity', kind: 'text', example: '10' },
    { name: 'before', zh: '那时的单价', en: 'price then', kind: 'text', example: '100' },
    { name: 'after', zh: '现在的单价', en: 'price now', kind: 'text', example: '101.5' },
    { name: 'stock', zh: '现在的库存', en: 'stock now', kind: 'text', example: '8' },
  ],
  run({ number = '', before = '', after = '', stock = '' }) {
    const line = { productCode: 'A', number, price: before };
    const [difference] = lineDifferences([line], [{ ...line, price: after, stock }]);
    if (!difference) return good('没有变化');
    return {
      tone: difference.isOrderable ? 'plain' : 'bad',
      text: `${difference.effect === undefined ? '多少钱读不出' : `总价变化 ${difference.effect} 元`}，${difference.isOrderable ? '仍可订购' : '暂不能订购'}`,
      steps: difference.changes.map(({ text }) => text),
    };
  },
};

const project: Trial = {
  id: 'project',
  entry: 'projects',
  zh: '工程单走到哪一步',
  en: 'The step of a project',
  fields: [
    {
      name: 'status',
      zh: '状态',
      en: 'state',
      kind: 'choice',
      example: '50',
      choices: choicesAmong(PROJECT_COURSE),
    },
    { name: 'dueDate', zh: '期限', en: 'due day', kind: 'text', example: '2026-12-08' },
  ],
  run({ status = '', dueDate = '' }) {
    const step = dueStep({ status, dueDate });
    const reason = projectReason({ status, dueDate });
    if (!step) return plain('没有到期的一步');
    const missing = missingFields('ORDER', {});
    return {
      tone: 'plain',
      text: step.label,
      steps: [reason ?? '', `下单还要填：${missing.join('、')}`].filter(Boolean),
    };
  },
};

const step: Trial = {
  id: 'step',
  entry: 'order-list',
  zh: '订单的下一步',
  en: 'The next step of an order',
  fields: [
    {
      name: 'state',
      zh: '状态',
      en: 'state',
      kind: 'choice',
      example: ORDER_STATES.toAudit.value,
      choices: choicesAmong(choicesOf(ORDER_STATES)),
    },
    {
      name: 'buttons',
      zh: '后端给的按钮，以空格分开',
      en: 'buttons of the server, with blanks between',
      kind: 'text',
      example: 'cancel rebuy creditPay logistics',
    },
  ],
  run({ state = '', buttons = '' }) {
    const codes = linesOf(buttons).flat();
    const { next } = orderButtons(
      state,
      codes.map((code) => ({ code })),
    );
    if (!next) return plain('没有下一步');
    const reason = stepReason(next.code);
    return { ...good(`下一步是 ${next.code}`), steps: reason ? [reason] : [] };
  },
};

/** 其他, which wants words. */
const OTHER_REASON = '99';

const cancel: Trial = {
  id: 'cancel',
  entry: 'order-cancel',
  zh: '取消订单的理由够不够',
  en: 'Whether a reason to cancel is enough',
  fields: [
    {
      name: 'reason',
      zh: '理由',
      en: 'reason',
      kind: 'choice',
      example: OTHER_REASON,
      choices: [
        ['', '没有选 none'],
        ['01', '01 商品选错'],
        [OTHER_REASON, `${OTHER_REASON} 其他`],
      ],
    },
    { name: 'words', zh: '说明', en: 'words', kind: 'text', example: '' },
  ],
  run({ reason, words = '' }) {
    const reasons = [
      { reasonCode: '01', reason: '商品选错' },
      { reasonCode: OTHER_REASON, reason: '其他' },
    ];
    const read = readCancelChoice(reasons, reason, words);
    return read.ok ? good('可以取消') : bad(cancelText(read.refusal));
  },
};

const { approved, refused } = ORDER_AUDIT_STATES;

const audit: Trial = {
  id: 'audit',
  entry: 'order-audit',
  zh: '审核的意见够不够',
  en: 'Whether an audit can be sent',
  fields: [
    {
      name: 'decision',
      zh: '决定',
      en: 'decision',
      kind: 'choice',
      example: refused.value,
      choices: choicesAmong([approved, refused]),
    },
    { name: 'remark', zh: '意见', en: 'remark', kind: 'text', example: ' ' },
  ],
  run({ decision, remark = '' }) {
    const read = readAudit(decision === approved.value ? approved.value : refused.value, remark);
    return read.ok ? good('可以提交') : bad(auditText(read.refusal));
  },
};

const returned: Trial = {
  id: 'return',
  entry: 'return-goods',
  zh: '退货之前的协议',
  en: 'The protocol before a return',
  fields: [
    {
      name: 'answered',
      zh: '查到了',
      en: 'the protocol was read',
      kind: 'choice',
      example: 'yes',
      choices: YES_NO,
    },
    { name: 'signed', zh: '签了', en: 'signed', kind: 'choice', example: 'no', choices: YES_NO },
    { name: 'applied', zh: '申请了', en: 'applied for', kind: 'choice', example: 'yes', choices: YES_NO },
    { name: 'contract', zh: '合同号', en: 'contract', kind: 'text', example: 'TH1' },
  ],
  run({ answered, signed, applied, contract }) {
    const data = {
      agreementSignFlag: isYes(signed),
      agreementApplyFlag: isYes(applied),
      contractCode: contract,
    };
    const step = returnGoodsStep(isYes(answered) ? { ok: true, data } : { ok: false, code: '-1', msg: '' });
    if (step.kind === 'enter') return good('可以退货');
    const { sign } = step.kind === 'warn' ? step : { sign: undefined };
    return { ...bad(returnGoodsText(step.refusal)), steps: sign ? [signText(sign)] : [] };
  },
};

function signText(step: SignStep): string {
  if (step.kind === 'openContract') return `去签署：打开合同 ${step.contractCode}`;
  return step.kind === 'createProtocol' ? '去签署：先生成协议' : `去签署：${returnGoodsText(step.refusal)}`;
}

export const trials: readonly Trial[] = [step, audit, cancel, changes, returned, project];
