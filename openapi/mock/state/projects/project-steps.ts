import { addDays } from '../../../world/ledger/calendar';
import {
  DEPOSIT_TEXT,
  depositOf,
  projectPayer,
  REST_TEXT,
} from '../../../world/ledger/projects/project-payments';
import { bookMoney } from '../account/bookings';
import { type Payer, payerByCode } from '../account/customer';
import { productOf } from '../catalogue/goods';
import { accountRefusal, paidRefusal } from '../finance/account-places';
import { number as numberOf } from '../memory/input';
import { toCents } from '../memory/money';
import type { Body } from '../memory/shapes';
import type { Dealer } from '../memory/slice';
import type { TypedCall } from '../resources/typed-handler';
import { EARLIEST_DAYS } from './project-answers';
import { DUE_DAYS, moved } from './project-decisions';
import { centsOf, NOTHING, type ProjectGoods, type ProjectRow, projects } from './project-rows';

export type StepCall = TypedCall<'submitProjectStep'>;
type Input = Body<'submitProjectStep'>;

/** The result of a step: the changed project, or the example that refuses it. */
export type StepResult = { readonly refusal: string } | { readonly row: ProjectRow; readonly paid?: number };

const refused = (refusal: string): StepResult => ({ refusal });

/** Papers that a registration needs; they may come later. */
const PAPERS: readonly string[] = ['BID', 'LICENSE'];
function goodsOf(dealer: Dealer, input: Input): readonly ProjectGoods[] | undefined {
  const goods = (input.productList ?? []).map(({ productCode, number, targetPrice = 0 }) => {
    const product = productOf(dealer, productCode);
    if (!product || product.isWithdrawn) return undefined;
    const normalCents = toCents(numberOf(product.price, 'price'));
    return {
      productCode,
      productModel: product.model,
      productName: product.name,
      picUrl: product.facts.picUrl ?? '',
      number,
      cents: normalCents,
      normalCents,
      targetCents: toCents(targetPrice),
      quoteCents: 0,
      versionCode: '',
    };
  });
  return goods.includes(undefined) ? undefined : goods.flatMap((goodsOfLine) => goodsOfLine ?? []);
}

function newNumber({ dealer, today }: StepCall): string {
  for (let at = 1; ; at += 1) {
    const projectNo = `XM${today.replaceAll('-', '')}${String(at).padStart(3, '0')}`;
    if (!projects.find(dealer, projectNo)) return projectNo;
  }
}

/** The number of a project's customer: the one that has the name, else the next. */
function customerNumber(dealer: Dealer, name: string): string {
  const rows = projects.rows(dealer);
  const last = rows.map(({ customerNo }) => Number(customerNo.slice(2))).reduce((a, b) => Math.max(a, b), 0);
  const next = `GK${String(last + 1).padStart(4, '0')}`;
  return rows.find(({ customerName }) => customerName === name)?.customerNo ?? next;
}

/** The row that a registration or a draft writes; an opportunity becomes a project under a number of its own. */
function registered(call: StepCall, row: ProjectRow | undefined, goods: readonly ProjectGoods[]): ProjectRow {
  const { dealer, input, today } = call;
  const { persona, world } = dealer;
  const isProject = row?.projectNo.startsWith('XM') ?? false;
  const customerName = input.customerName ?? '';
  const files = (input.fileList ?? []).map(({ fileName = '', url = '', ...file }) => ({
    ...file,
    fileName,
    url,
  }));
  return {
    ...NOTHING,
    ...row,
    projectNo: row && isProject ? row.projectNo : newNumber(call),
    projectName: input.projectName ?? '',
    status: '10',
    customerNo: customerNumber(dealer, customerName),
    customerName,
    contactName: input.contactName ?? '',
    contactPhone: input.contactPhone ?? '',
    agentFlag: input.agentFlag ?? '0',
    address: input.address ?? '',
    wishDate: input.wishDate ?? '',
    ownerName: persona.user,
    managerName: row?.managerName ?? '高翔',
    registerDate: today,
    payerCode: projectPayer(world, persona.saletoCode),
    goods,
    files,
    missing: PAPERS.filter((type) => !files.some(({ documentType }) => documentType === type)),
  };
}

function register(call: StepCall, row: ProjectRow | undefined): StepResult {
  const { dealer, input, now } = call;
  if (row && row.status !== '10' && row.status !== '00') return refused('otherStep');
  const goods = goodsOf(dealer, input);
  if (goods === undefined) return refused('unknownProduct');
  const next = registered(call, row, goods);
  if (input.step === 'SAVE') return next.projectName === '' ? refused('incomplete') : { row: next };
  const isWhole = [next.projectName, next.customerName, next.address].every((value) => value !== '');
  if (!isWhole || goods.length === 0) return refused('incomplete');
  if (row?.projectNo.startsWith('SJ')) projects.remove(dealer, row.projectNo);
  const done = next.missing.length > 0 ? {} : { done: '10' };
  const state = { status: '20', operator: next.ownerName, content: '登记', ...done };
  return { row: { ...moved(next, now, state), dueDate: '', isWaiting: true } };
}

function supplement({ input, now }: StepCall, row: ProjectRow): StepResult {
  const files = (input.fileList ?? []).map(({ fileName = '', url = '', ...file }) => ({
    ...file,
    fileName,
    url,
  }));
  const types = files.map(({ documentType }) => documentType);
  if (!row.missing.every((type) => types.includes(type))) return refused('incomplete');
  const state = { status: '20', operator: row.ownerName, content: '补齐资料', done: '10' };
  return {
    row: {
      ...moved(row, now, state),
      files: [...row.files, ...files],
      missing: [],
      dueDate: '',
      isWaiting: true,
    },
  };
}

function askPrice({ input, now }: StepCall, row: ProjectRow): StepResult {
  const productList = input.productList ?? [];
  if (productList.some(({ targetPrice }) => targetPrice === undefined)) return refused('incomplete');
  const targets = new Map(productList.map((product) => [product.productCode, product.targetPrice ?? 0]));
  const isAboveNormal = ({ productCode, normalCents }: ProjectGoods) =>
    toCents(targets.get(productCode) ?? 0) > normalCents;
  if (!input.remark || targets.size === 0 || row.goods.some(isAboveNormal)) return refused('incomplete');
  const goods = row.goods.map((line) => ({
    ...line,
    targetCents: toCents(targets.get(line.productCode) ?? 0),
  }));
  const state = { status: '31', operator: row.ownerName, content: `申请工程价：${input.remark}` };
  return { row: { ...moved(row, now, state), goods, dueDate: '', isWaiting: true } };
}

function acceptPrice({ now, today }: StepCall, row: ProjectRow): StepResult {
  if (row.dueDate !== '' && row.dueDate < today) return refused('expired');
  const goods = row.goods.map((line) => {
    if (line.quoteCents === 0 || line.quoteCents === line.normalCents) return { ...line, quoteCents: 0 };
    const versionCode = line.versionCode || `GC${today.replaceAll('-', '')}-1`;
    return { ...line, cents: line.quoteCents, quoteCents: 0, versionCode };
  });
  const version = goods.find(({ versionCode }) => versionCode !== '')?.versionCode ?? '普通价';
  const state = { status: '40', operator: row.ownerName, content: '接受报价', done: '30', remark: version };
  return { row: { ...moved(row, now, state), goods, dueDate: addDays(today, DUE_DAYS.deposit) } };
}

/** The payer of a step with its reason against paying so much. */
function payerFor({ dealer, input }: StepCall, cents: number): Payer | string {
  const payer = payerByCode(dealer, input.payerCode ?? '');
  if (!payer || accountRefusal(dealer, 'project', { from: payer.payerCode })) return 'wrongPayer';
  const unpaid = paidRefusal({ dealer, input });
  if (unpaid !== undefined) return unpaid;
  return payer.cents < cents ? 'shortBalance' : payer;
}

function pay({ dealer, today }: StepCall, row: ProjectRow, payment: Payment): void {
  const { projectNo } = row;
  const { payer, text, cents } = payment;
  bookMoney(dealer, payer, { day: today, type: 'TH', text, orderNo: '', sourceNo: projectNo, cents: -cents });
}

interface Payment {
  readonly payer: Payer;
  readonly text: string;
  readonly cents: number;
}

function order(call: StepCall, row: ProjectRow): StepResult {
  const cents = depositOf(centsOf(row));
  const payer = payerFor(call, cents);
  if (typeof payer === 'string') return refused(payer);
  pay(call, row, { payer, cents, text: `${DEPOSIT_TEXT} ${row.projectNo}` });
  const state = {
    status: '50',
    operator: row.ownerName,
    content: '下单，付定金 30%',
    done: '40',
    remark: '定金 30%',
  };
  const { payerCode } = payer;
  const dueDate = addDays(call.today, DUE_DAYS.rest);
  return { row: { ...moved(row, call.now, state), payerCode, paidCents: cents, dueDate }, paid: cents };
}

function deliver(call: StepCall, row: ProjectRow): StepResult {
  const { deliverWay = '', deliverDate = '', receiverName = '', receiverPhone = '' } = call.input;
  if ([deliverWay, deliverDate, receiverName, receiverPhone].includes('')) return refused('incomplete');
  if (deliverDate < addDays(call.today, EARLIEST_DAYS)) return refused('early');
  const cents = centsOf(row) - row.paidCents;
  const payer = payerFor(call, cents);
  if (typeof payer === 'string') return refused(payer);
  pay(call, row, { payer, cents, text: `${REST_TEXT} ${row.projectNo}` });
  const content = `付清尾款，约 ${deliverDate.slice(5)} 交付`;
  const next = moved(row, call.now, { status: '51', operator: row.ownerName, content });
  const delivery = { deliverWay, deliverDate, receiverName, receiverPhone, payerCode: payer.payerCode };
  const address = call.input.address || row.address;
  return {
    row: { ...next, ...delivery, address, paidCents: centsOf(row), dueDate: '', isWaiting: true },
    paid: cents,
  };
}

function accept({ input, now, today }: StepCall, row: ProjectRow): StepResult {
  const { acceptDate = '', remark = '', fileList = [] } = input;
  if (acceptDate === '' || acceptDate > today || fileList.length === 0) return refused('incomplete');
  const files = fileList.map(({ fileName = '', url = '', ...file }) => ({ ...file, fileName, url }));
  const next = moved(row, now, { status: '61', operator: row.ownerName, content: '提交验收' });
  const acceptance = { files: [...row.files, ...files], acceptDate, acceptRemark: remark };
  return { row: { ...next, ...acceptance, dueDate: '', isWaiting: true } };
}

function follow({ dealer, input, now }: StepCall, row: ProjectRow): StepResult {
  if (!input.remark) return refused('incomplete');
  const next = moved(row, now, { status: row.status, operator: dealer.persona.user, content: input.remark });
  return { row: { ...next, nextFollowDate: input.nextFollowDate ?? '' } };
}

function withdraw({ input, now }: StepCall, row: ProjectRow): StepResult {
  if (row.paidCents > 0 || row.status >= '50') return refused('late');
  const content = input.remark ? `撤回：${input.remark}` : '撤回';
  return {
    row: {
      ...moved(row, now, { status: '90', operator: row.ownerName, content }),
      dueDate: '',
      isWaiting: false,
    },
  };
}

interface Step {
  /** The states in which it may be done; all when there are none. */
  readonly from: readonly string[];
  readonly act: (call: StepCall, row: ProjectRow) => StepResult;
}

const STEPS: Readonly<Record<Exclude<Input['step'], 'SAVE' | 'REGISTER'>, Step>> = {
  SUPPLEMENT: { from: ['11'], act: supplement },
  PRICE: { from: ['30'], act: askPrice },
  ACCEPT_PRICE: { from: ['32'], act: acceptPrice },
  ORDER: { from: ['40'], act: order },
  DELIVER: { from: ['50'], act: deliver },
  ACCEPT: { from: ['60'], act: accept },
  FOLLOW: { from: [], act: follow },
  WITHDRAW: { from: [], act: withdraw },
};

/** The effect of a step on the project that it names. */
export function doStep(call: StepCall): StepResult {
  const { dealer, input } = call;
  const row = input.projectNo === undefined ? undefined : projects.find(dealer, input.projectNo);
  if (input.projectNo !== undefined && !row) return refused('notFound');
  if (input.step === 'SAVE' || input.step === 'REGISTER') return register(call, row);
  if (!row) return refused('notFound');
  const { from, act } = STEPS[input.step];
  if (from.length > 0 && !from.includes(row.status)) return refused('otherStep');
  return row.status === '90' ? refused('otherStep') : act(call, row);
}
