import { formatYuan, readMoney, sentFigure } from '@dealer-portal/rules/money';
import type { MoneyFormName } from '@dealer-portal/rules/money-place';
import { type ProjectStep, quoteSum } from '@dealer-portal/rules/projects';
import type { MoneyDraft, MoneyForm, Slip } from '#kits/money-form/define-money-form';
import { partyOf } from '#kits/money-form/slip-party';
import { countText, joined } from '#ui/text/joined';
import type { StepAnswer, StepBody } from '../calls';
import { filesOf, readFiles } from '../project-draft';
import type { ProjectDetail } from '../queries';
import { DeliverFields, OrderFields } from './pay-fields';
import { AcceptFields, PriceFields, QuoteFields, SupplementFields } from './step-fields';
import { fileField, missingPapers, priceField } from './step-names';
import type { ProjectFacts } from './use-project-facts';

/** A step in its place in the page of the project. */
export type StepForm = MoneyForm<MoneyDraft, ProjectFacts, StepAnswer>;

/** The differences between the forms of steps. */
interface StepKind {
  readonly movement: MoneyFormName;
  readonly verb: string;
  readonly fields: readonly string[];
  readonly initial: (project: ProjectDetail) => MoneyDraft;
  readonly Fields: StepForm['Fields'];
  readonly loadingLines?: number;
  readonly slip: (draft: MoneyDraft, facts: ProjectFacts) => Omit<Slip, 'to' | 'about'>;
  readonly body: (draft: MoneyDraft, project: ProjectDetail) => Omit<StepBody, 'projectNo'>;
}

const DELIVER_WAYS: Readonly<Record<string, string>> = { ONCE: '一次送完', BATCH: '分批' };

const SUPPLEMENT: StepKind = {
  movement: 'application',
  verb: '补资料',
  fields: [fileField('BID'), fileField('LICENSE')],
  initial: () => ({}),
  Fields: SupplementFields,
  slip: (draft, { project }) => ({
    facts: missingPapers(project).map(({ documentType, documentName }) => [
      documentName,
      readFiles(draft[fileField(documentType)])
        .map(({ fileName }) => fileName)
        .join('、'),
    ]),
    consequence: '提交后由客户经理核实，核实期间不能再改。',
  }),
  body: (draft, project) => ({
    step: 'SUPPLEMENT',
    fileList: missingPapers(project).flatMap(({ documentType }) =>
      filesOf(documentType, draft[fileField(documentType)]),
    ),
  }),
};

const PRICE: StepKind = {
  movement: 'application',
  verb: '申请工程价',
  fields: ['remark'],
  initial: () => ({ remark: '' }),
  Fields: PriceFields,
  slip: (draft, { project }) => ({
    facts: [
      ...project.productList.map(
        ({ productCode, productModel = productCode, number }) =>
          [
            joined([productModel || productCode, countText(number, '台')]),
            formatYuan(draft[priceField(productCode)]),
          ] as const,
      ),
      ['申请原因', draft['remark'] ?? ''],
    ],
    consequence: '提交后由公司定价，报价有效期内接受才生效。',
  }),
  body: (draft, { productList }) => ({
    step: 'PRICE',
    remark: draft['remark']?.trim() ?? '',
    productList: productList.map(({ productCode, number }) => ({
      productCode,
      number,
      targetPrice: sentFigure(draft[priceField(productCode)]),
    })),
  }),
};

const ACCEPT_PRICE: StepKind = {
  movement: 'application',
  verb: '接受报价',
  fields: [],
  initial: () => ({}),
  Fields: QuoteFields,
  slip: (_, { project: { productList } }) => ({
    facts: [
      ...productList.map(
        ({ productCode, productModel = productCode, number, quotePrice, price }) =>
          [
            joined([productModel || productCode, countText(number, '台')]),
            formatYuan(quotePrice ?? price),
          ] as const,
      ),
      ['合同金额', formatYuan(quoteSum(productList).amount)],
    ],
    consequence: '接受后按报价签合同，接着付定金下单。',
  }),
  body: () => ({ step: 'ACCEPT_PRICE' }),
};

const ORDER: StepKind = {
  movement: 'projectPayment',
  verb: '付定金',
  fields: ['payerCode'],
  initial: ({ payerCode }) => ({ payerCode }),
  Fields: OrderFields,
  slip: ({ payerCode = '' }, { project, payers }) => ({
    from: partyOf('付款方', payers, payerCode),
    amount: readMoney(project.depositAmount) ?? null,
    facts: [['工程', project.projectName]],
    consequence: '付定金后下单，不能再撤回工程。',
  }),
  body: ({ payerCode = '' }) => ({ step: 'ORDER', payerCode }),
};

const DELIVER: StepKind = {
  movement: 'projectPayment',
  verb: '付尾款',
  fields: ['payerCode', 'deliverWay', 'deliverDate', 'address', 'receiverName', 'receiverPhone'],
  initial: ({ payerCode, address = '', wishDate = '' }) => ({
    payerCode,
    address,
    deliverWay: 'ONCE',
    deliverDate: wishDate,
    receiverName: '',
    receiverPhone: '',
  }),
  Fields: DeliverFields,
  loadingLines: 18,
  slip: (draft, { project, payers }) => ({
    from: partyOf('付款方', payers, draft['payerCode'] ?? ''),
    amount: readMoney(project.restAmount) ?? null,
    facts: [
      ['工程', project.projectName],
      ['交付方式', DELIVER_WAYS[draft['deliverWay'] ?? ''] ?? ''],
      ['交付日期', draft['deliverDate'] ?? ''],
      ['送到', draft['address'] ?? ''],
      ['收货人', `${draft['receiverName'] ?? ''} ${draft['receiverPhone'] ?? ''}`.trim()],
    ],
    consequence: '付清后公司按约交付，付过的钱不能撤回。',
  }),
  body: (draft) => ({
    step: 'DELIVER',
    payerCode: draft['payerCode'] ?? '',
    deliverWay: draft['deliverWay'] === 'BATCH' ? 'BATCH' : 'ONCE',
    deliverDate: draft['deliverDate'] ?? '',
    address: draft['address']?.trim() ?? '',
    receiverName: draft['receiverName']?.trim() ?? '',
    receiverPhone: draft['receiverPhone']?.trim() ?? '',
  }),
};

const ACCEPT: StepKind = {
  movement: 'application',
  verb: '提交验收',
  fields: ['acceptDate', 'files', 'remark'],
  initial: () => ({ acceptDate: '', files: '', remark: '' }),
  Fields: AcceptFields,
  slip: (draft) => ({
    facts: [
      ['验收日期', draft['acceptDate'] ?? ''],
      ['验收照片', `${readFiles(draft['files']).length} 张`],
      ['说明', draft['remark'] ?? ''],
    ],
    consequence: '提交后由公司审核，通过后结算返利并开发票。',
  }),
  body: (draft) => ({
    step: 'ACCEPT',
    acceptDate: draft['acceptDate'] ?? '',
    fileList: filesOf('ACCEPTANCE', draft['files']),
    ...(draft['remark']?.trim() && { remark: draft['remark'].trim() }),
  }),
};

/** The steps that are done in the page of the project; the registration has a page of its own. */
export const STEP_KINDS: Readonly<Record<Exclude<ProjectStep, 'REGISTER'>, StepKind>> = {
  SUPPLEMENT,
  PRICE,
  ACCEPT_PRICE,
  ORDER,
  DELIVER,
  ACCEPT,
};
