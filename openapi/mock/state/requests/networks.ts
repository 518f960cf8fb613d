import { nextOf } from '../finance/ledger-rows';
import { businessTime } from '../memory/clock';
import { exampleRows } from '../memory/rows';
import type { Answer, Body, Row } from '../memory/shapes';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { uploadedFile } from '../memory/uploads';
import { fromExample } from '../resources/from-example';
import { listOf } from '../resources/list';
import { resource } from '../resources/store';
import { transition } from '../resources/transition';
import { handle, type TypedCall } from '../resources/typed-handler';

type Node = Answer<'listNetworkApplyNodes'>[number];
type Apply = Body<'submitNetworkApply'>;
type Picture = NonNullable<Apply['pictureList']>[number];

interface Network extends Row<'queryNetworks'> {
  /** Its course, once something happened to it here. */
  readonly nodes?: readonly Node[];
}

/** An input as it arrives: its fields are there with a value, or not at all. */
type Present<T> = { readonly [K in keyof T]: Exclude<T[K], undefined> };

/** Stores that the dealer has or asked for. */
const networks = resource<Network>('networks', 'applyNo', fromExample('queryNetworks'));

const TYPES: Readonly<Record<string, string>> = {
  NEW: '新建',
  REBUILD: '重装',
  CLOSE: '关闭',
  VIP: '网点会员',
};
const APPROVING = { status: '10', statusName: '审批中' } as const;
const REJECTED = { status: '30', statusName: '已驳回' } as const;
const WITHDRAWN = { status: '40', statusName: '已撤回' } as const;
const MANAGER = '高翔';
/** The papers whose name says so are refused by the account manager: a journey reaches the refusal by it. */
const EXPIRED = /过期/;
const REFUSAL = '营业执照快到期，请补充后再提交';

/** The application that the example of the steps is about. */
const FIRST = 'WD20261117003';

const step = (nodeName: string, handler: string): Node => ({
  nodeName,
  handler,
  status: '0',
  statusName: '未处理',
  remark: '',
});
const passed = (node: Node, handleDate: string, remark = ''): Node => ({
  ...node,
  status: '1',
  statusName: '已通过',
  remark,
  handleDate,
});
const refused = (node: Node, handleDate: string, remark: string): Node => ({
  ...node,
  status: '2',
  statusName: '已驳回',
  remark,
  handleDate,
});

/** The course of a store of the example: what its state says of it. */
function nodesOf(dealer: Dealer, network: Network): readonly Node[] {
  const { nodes, applyNo, applyDate, contactName = '', status } = network;
  if (nodes) return nodes;
  const sent = passed(step('提交申请', contactName), applyDate);
  const manager = step('客户经理审批', MANAGER);
  const centre = step('中心审批', '青岛中心');
  if (status === '20') return [sent, passed(manager, applyDate), passed(centre, applyDate)];
  if (status === '30')
    return [sent, refused(manager, '2026-11-21 18:05:00', '厨电区没有价签，执照快到期，请补充后再提交')];
  const known = exampleRows(dealer, 'listNetworkApplyNodes');
  return applyNo === FIRST ? known : [sent, manager, centre];
}

const pictureOf = (dealer: Dealer, { picType, fileId, fileName }: Picture): Picture => {
  const file = uploadedFile(dealer, fileId);
  return { picType, fileId, fileName: file?.fileName ?? fileName ?? '', ...(file && { url: file.url }) };
};

/** The application as the list shows it, with its history. */
function applied(call: TypedCall<'submitNetworkApply'>, before: readonly Node[]): Omit<Network, 'applyNo'> {
  const { dealer, now } = call;
  // JSON holds no undefined: what a program left out is not there.
  const input = call.input as Present<typeof call.input>;
  const { customerCode: _, applyNo: __, fileIds: ___, pictureList = [], ...facts } = input;
  const pictures = pictureList.map((picture) => pictureOf(dealer, picture));
  const industry = exampleRows(dealer, 'queryIndustries').find(
    (row) => row['industryCode'] === facts.industryCodeList?.[0],
  );
  const time = businessTime(now);
  const sent = passed(step(before.length === 0 ? '提交申请' : '再次提交', dealer.persona.user), time);
  const [manager, centre] = [step('客户经理审批', MANAGER), step('中心审批', '青岛中心')];
  const isExpired = pictures.some(
    ({ picType, fileName = '' }) => picType === 'LICENSE' && EXPIRED.test(fileName),
  );
  return {
    ...facts,
    customerCode: dealer.persona.saletoCode,
    applyTypeName: TYPES[facts.applyType] ?? '',
    ...(facts.industryCodeList && {
      industryCode: facts.industryCodeList[0] ?? '',
      industryName: String(industry?.['industryName'] ?? ''),
    }),
    applyDate: time,
    pictureList: pictures,
    ...(isExpired ? REJECTED : APPROVING),
    problemList: isExpired ? [{ field: 'LICENSE', fieldName: '营业执照', reason: '证照快到期' }] : [],
    nodes: [...before, sent, ...(isExpired ? [refused(manager, time, REFUSAL)] : [manager, centre])],
  };
}

/** Why an application is not taken, by the name of its example. */
function refusalOf({ dealer, input }: TypedCall<'submitNetworkApply'>): string | undefined {
  const all = networks.rows(dealer);
  if (input.applyNo !== undefined) {
    const former = networks.find(dealer, input.applyNo);
    return former && ['30', '40'].includes(former.status) ? undefined : 'decided';
  }
  const isThere = ({ status, address = '' }: Network) => status === '20' && address.endsWith(input.address);
  if (input.applyType === 'NEW') return all.some(isThere) ? 'duplicate' : undefined;
  const isPending = ({ status, applyType, networkCode }: Network) =>
    status === '10' && applyType === input.applyType && networkCode === input.networkCode;
  return all.some(isPending) ? 'pending' : undefined;
}

/** Stores that a dealer applies for, and others decide. */
export const networkHandlers: Handlers = {
  ...listOf<'queryNetworks', Network>('queryNetworks', {
    rows: networks.rows,
    filters: {
      applyNo: { is: 'applyNo' },
      applyType: { is: 'applyType' },
      networkName: { about: ['networkName'] },
      status: { is: 'status' },
    },
    totals: {},
    show: ({ nodes: _, ...row }) => row,
  }),

  ...handle('listNetworkApplyNodes', ({ dealer, input, done, refuse }) => {
    const network = networks.find(dealer, input.applyNo);
    return network ? done([...nodesOf(dealer, network)]) : refuse('missing');
  }),

  ...handle('submitNetworkApply', (call) => {
    const { dealer, input, today, refuse } = call;
    const reason = refusalOf(call);
    if (reason !== undefined) return refuse(reason);
    const former = networks.find(dealer, input.applyNo ?? '');
    const row = applied(call, former ? nodesOf(dealer, former) : []);
    const prefix = input.applyType === 'VIP' ? 'VIP' : 'WD';
    const applyNo = former?.applyNo ?? nextOf(dealer, networks, { prefix, today });
    if (former) networks.change(dealer, applyNo, row);
    else networks.add(dealer, { applyNo, ...row });
    return call.done({ applyNo });
  }),

  ...transition<'revokeNetworkApply', Network>('revokeNetworkApply', {
    resource: networks,
    finds: 'applyNo',
    when: { status: [APPROVING.status] },
    else: 'decided',
    sets: (network, { dealer, now }) => ({
      ...WITHDRAWN,
      nodes: [
        ...nodesOf(dealer, network).filter(({ status }) => status !== '0'),
        passed(step('撤回申请', dealer.persona.user), businessTime(now)),
      ],
    }),
  }),
};

/** A store of the dealer that is open. */
export function openNetwork(dealer: Dealer, networkCode: string): Network | undefined {
  return networks.rows(dealer).find((row) => row.status === '20' && row.networkCode === networkCode);
}
