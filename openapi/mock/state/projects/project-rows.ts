import {
  KNOWN_PROJECTS,
  type KnownDone,
  type KnownEvent,
  type KnownProject,
} from '../../../world/ledger/projects/known-projects';
import { pieceCents, projectPayer, projectPayments } from '../../../world/ledger/projects/project-payments';
import type { World } from '../../../world/world';
import { toCents } from '../memory/money';
import type { Dealer } from '../memory/slice';
import { resource } from '../resources/store';

/** A product of a project; amounts in cents. */
export interface ProjectGoods {
  readonly productCode: string;
  readonly productModel: string;
  readonly productName: string;
  readonly picUrl: string;
  readonly number: number;
  readonly cents: number;
  readonly normalCents: number;
  readonly targetCents: number;
  readonly quoteCents: number;
  readonly versionCode: string;
}

/** A file that somebody gave to a project. */
interface ProjectFile {
  readonly documentType: string;
  readonly fileId: string;
  readonly fileName: string;
  readonly url: string;
}

export interface ProjectRow {
  readonly projectNo: string;
  readonly projectName: string;
  readonly status: string;
  readonly customerNo: string;
  readonly customerName: string;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly agentFlag: string;
  readonly address: string;
  readonly ownerName: string;
  readonly managerName: string;
  readonly registerDate: string;
  readonly dueDate: string;
  readonly nextFollowDate: string;
  readonly wishDate: string;
  readonly payerCode: string;
  readonly paidCents: number;
  readonly goods: readonly ProjectGoods[];
  readonly missing: readonly string[];
  readonly files: readonly ProjectFile[];
  readonly done: readonly KnownDone[];
  readonly events: readonly KnownEvent[];
  readonly deliverWay: string;
  readonly deliverDate: string;
  readonly receiverName: string;
  readonly receiverPhone: string;
  readonly acceptDate: string;
  readonly acceptRemark: string;
  /** Whether the maker has something to decide that the dealer sent in this run. */
  readonly isWaiting: boolean;
}

/** The sum of a project in cents. */
export const centsOf = ({ goods }: Pick<ProjectRow, 'goods'>): number =>
  goods.reduce((sum, { number, cents }) => sum + number * cents, 0);

function goodsOf(world: World, known: KnownProject['goods'][number]): ProjectGoods {
  const product = world.products.find(({ productCode }) => productCode === known.productCode);
  return {
    productCode: known.productCode,
    productModel: product?.productModel ?? '',
    productName: product?.productName ?? '',
    picUrl: product?.picUrl ?? '',
    number: known.number,
    cents: pieceCents(world, known),
    normalCents: toCents(product?.price ?? 0),
    targetCents: 0,
    quoteCents: toCents(known.quotePrice ?? 0),
    versionCode: known.versionCode ?? '',
  };
}

function rowOf(world: World, known: KnownProject): ProjectRow {
  const goods = known.goods.map((knownGoods) => goodsOf(world, knownGoods));
  const [customerNo, customerName, contactName, contactPhone] = known.customer;
  const last = known.events.at(-1);
  const delivered = known.done.find(({ stage }) => stage === '50')?.day ?? '';
  const accepted = known.done.find(({ stage }) => stage === '60')?.day ?? '';
  return {
    ...NOTHING,
    customerNo,
    customerName,
    contactName,
    contactPhone,
    goods,
    projectNo: known.projectNo,
    projectName: known.projectName,
    status: known.status,
    agentFlag: known.agentFlag,
    address: known.address,
    ownerName: known.ownerName,
    managerName: known.managerName,
    registerDate: last?.time.slice(0, 10) ?? '',
    dueDate: known.due ?? '',
    nextFollowDate: known.nextFollow ?? '',
    wishDate: known.wishDate,
    payerCode: projectPayer(world, known.saletoCode),
    paidCents: projectPayments(world, known).reduce((sum, { cents }) => sum + cents, 0),
    missing: known.missing ?? [],
    done: known.done,
    events: known.events,
    deliverWay: delivered ? 'ONCE' : '',
    deliverDate: delivered,
    receiverName: delivered ? known.ownerName : '',
    acceptDate: accepted,
  };
}

/** The fields that a new project does not have yet. */
export const NOTHING = {
  dueDate: '',
  nextFollowDate: '',
  wishDate: '',
  payerCode: '',
  paidCents: 0,
  missing: [],
  files: [],
  done: [],
  events: [],
  deliverWay: '',
  deliverDate: '',
  receiverName: '',
  receiverPhone: '',
  acceptDate: '',
  acceptRemark: '',
  isWaiting: false,
} as const;

const known = new WeakMap<World, Map<string, readonly ProjectRow[]>>();

/** The projects of the world that belong to the dealer; the same rows each time. */
function knownRows({ world, persona: { saletoCode } }: Dealer): readonly ProjectRow[] {
  const bySoldTo = known.get(world) ?? new Map<string, readonly ProjectRow[]>();
  known.set(world, bySoldTo);
  const rows =
    bySoldTo.get(saletoCode) ??
    KNOWN_PROJECTS.filter((known) => known.saletoCode === saletoCode).map((known) => rowOf(world, known));
  bySoldTo.set(saletoCode, rows);
  return rows;
}

/** Projects and opportunities of the dealer; what came last first. */
export const projects = resource<ProjectRow>('projects', 'projectNo', knownRows);
