import { addDays } from '../../../world/ledger/calendar';
import { depositOf } from '../../../world/ledger/projects/project-payments';
import { toYuan } from '../memory/money';
import type { Answer, Row } from '../memory/shapes';
import type { Dealer } from '../memory/slice';
import { centsOf, type ProjectGoods, type ProjectRow } from './project-rows';
import { STAGES, stageOf, stateFields } from './stages';

type Detail = Answer<'getProject'>;

/** Assumption: goods leave two days after the last payment at the earliest. */
export const EARLIEST_DAYS = 2;

const CONTRACT_NO = 'HT2026GC0002';

/** Fields without a value are left out of an answer. */
function written<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined),
  ) as Partial<Fields>;
}

function goodsFields(goods: ProjectGoods, isDelivered: boolean): Row<'queryProjects'>['productList'][number] {
  const { productCode, productModel, productName, picUrl, number, versionCode } = goods;
  return {
    productCode,
    productModel,
    productName,
    picUrl,
    number,
    price: toYuan(goods.cents),
    normalPrice: toYuan(goods.normalCents),
    priceType: versionCode === '' ? 'PT' : 'GC',
    ...written({ versionCode }),
    ...(goods.targetCents > 0 && { targetPrice: toYuan(goods.targetCents) }),
    ...(goods.quoteCents > 0 && { quotePrice: toYuan(goods.quoteCents) }),
    deliveredNumber: isDelivered ? number : 0,
    amount: toYuan(number * goods.cents),
  };
}

/** A project as the list shows it. */
export function projectFields(row: ProjectRow): Row<'queryProjects'> {
  const [total, [last]] = [centsOf(row), row.events];
  const { customerNo, customerName, contactName, contactPhone, address } = row;
  const { ownerName, managerName, registerDate, dueDate, nextFollowDate, payerCode } = row;
  const settleDate = row.done.find(({ stage }) => stage === '70')?.day ?? '';
  return {
    projectNo: row.projectNo,
    projectName: row.projectName,
    projectType: row.projectNo.startsWith('SJ') ? 'BUSINESS' : 'PROJECT',
    ...stateFields(row.status),
    agentFlag: row.agentFlag,
    amount: toYuan(total),
    paidAmount: toYuan(row.paidCents),
    restAmount: toYuan(total - row.paidCents),
    productList: row.goods.map((goods) => goodsFields(goods, row.status >= '60' && row.status < '90')),
    ...written({ customerNo, customerName, contactName, contactPhone, address, ownerName, managerName }),
    ...written({ registerDate, dueDate, nextFollowDate, payerCode, settleDate }),
    ...(last && { followTime: last.time, followRemark: last.content }),
  };
}

const DOCUMENT_STATES = { '10': '待补', '20': '已有', '30': '还没到' } as const;

type State = keyof typeof DOCUMENT_STATES;

/** The documents of a project, with the stage after which each is there. */
const DOCUMENTS = [
  { documentType: 'REGISTER', documentName: '工程登记表', after: '10', when: '登记时' },
  { documentType: 'PHOTO', documentName: '核实照片', after: '20', when: '核实时' },
  { documentType: 'PRICE', documentName: '工程价通知', after: '30', when: '定价时' },
  { documentType: 'AGREEMENT', documentName: '工程合作协议', after: '30', when: '定价时' },
  { documentType: 'DEPOSIT', documentName: '定金凭证', after: '40', when: '下单时' },
  { documentType: 'DELIVERY', documentName: '送货单', after: '50', when: '交付时' },
  { documentType: 'ACCEPTANCE', documentName: '验收单', after: '60', when: '验收时' },
  { documentType: 'INVOICE', documentName: '发票', after: '70', when: '验收后开' },
] as const;

const PAPERS = { BID: '中标或意向文件', LICENSE: '业主营业执照', ACCEPTANCE: '验收照片' } as const;

function documentsOf(row: ProjectRow): Detail['documentList'] {
  const numbers: Readonly<Record<string, string>> = {
    PRICE: row.goods.find(({ versionCode }) => versionCode !== '')?.versionCode ?? '',
    AGREEMENT: CONTRACT_NO,
  };
  const missing = row.missing.map((documentType) => ({
    documentType,
    documentName: PAPERS[documentType as keyof typeof PAPERS] ?? documentType,
    status: '10',
    statusName: DOCUMENT_STATES['10'],
  }));
  const files = row.files.map(({ documentType, fileName, url }) => ({
    documentType,
    documentName: `${PAPERS[documentType as keyof typeof PAPERS] ?? ''} ${fileName}`.trim(),
    status: '20',
    statusName: DOCUMENT_STATES['20'],
    url,
  }));
  const documents = DOCUMENTS.map(({ documentType, documentName, after, when }) => {
    const isThere = row.done.some(({ stage }) => stage === after);
    const state: State = isThere ? '20' : '30';
    return {
      documentType,
      documentName,
      ...(isThere && written({ documentNo: numbers[documentType] ?? '' })),
      status: state,
      statusName: isThere ? DOCUMENT_STATES['20'] : when,
    };
  });
  return [...missing, ...files, ...documents];
}

/** The event that an open stage waits for. */
const WAITS: Readonly<Record<string, string>> = { '60': '交付后 15 天内', '70': '验收后' };

function lifeOf(row: ProjectRow): Detail['lifeList'] {
  return Object.entries(STAGES).map(([stage, stageName]) => {
    const step = row.done.find((doneStep) => doneStep.stage === stage);
    if (!step) return { stage, stageName, ...written({ remark: WAITS[stage] ?? '' }) };
    return {
      stage,
      stageName,
      doneDate: step.day,
      operator: step.operator,
      ...written({ remark: step.remark }),
    };
  });
}

/** The states in which the maker has something to do. */
const MAKER_STATES: readonly string[] = ['20', '31', '51', '61', '70'];

function peopleOf(row: ProjectRow, { persona }: Dealer): Detail['peopleList'] {
  const isOpen = row.status !== '71' && row.status !== '90';
  const isMaker = MAKER_STATES.includes(row.status);
  return [
    {
      roleName: '经办',
      name: row.ownerName,
      turnFlag: isOpen && !isMaker ? '1' : '0',
      ...(row.ownerName === persona.user && { phone: persona.phone }),
    },
    { roleName: '客户经理', name: row.managerName, turnFlag: isMaker ? '1' : '0', phone: '400-000-0000' },
    {
      roleName: '客户',
      name: row.customerName,
      turnFlag: '0',
      ...written({ phone: row.contactPhone }),
    },
  ];
}

/** A project as its page shows it. */
export function detailFields(row: ProjectRow, dealer: Dealer, today: string): Detail {
  const normal = row.goods.reduce((sum, { number, normalCents }) => sum + number * normalCents, 0);
  const { wishDate, deliverWay, deliverDate, receiverName, receiverPhone, acceptDate, acceptRemark } = row;
  return {
    ...projectFields(row),
    ...(stageOf(row.status) >= '30' && row.status < '90' && { contractNo: CONTRACT_NO }),
    depositAmount: toYuan(depositOf(centsOf(row))),
    savedAmount: toYuan(normal - centsOf(row)),
    earliestDate: addDays(today, EARLIEST_DAYS),
    ...written({ wishDate, deliverWay, deliverDate, receiverName, receiverPhone, acceptDate, acceptRemark }),
    lifeList: lifeOf(row),
    peopleList: peopleOf(row, dealer),
    documentList: documentsOf(row),
    eventList: row.events.map(({ time, operator, content }) => ({ eventTime: time, operator, content })),
  };
}
