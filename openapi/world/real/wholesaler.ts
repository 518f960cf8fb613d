/** What the wholesaler has at its real size, beside what personas.yaml names. */
import { addDays } from '../ledger/calendar';
import { randomOf } from '../ledger/random';
import type { Persona, SoldTo } from '../world';

const SHIP_TOS = 800;
const PAYERS = 60;
const STORES = 120;
const SUB_ACCOUNTS = 60;

/** Messages that the wholesaler keeps. */
export const MESSAGES = 5000;

const TOWNS: readonly string[] = [
  '市南区',
  '市北区',
  '崂山区',
  '李沧区',
  '城阳区',
  '即墨区',
  '黄岛区',
  '胶州市',
  '平度市',
  '莱西市',
];
const STREETS: readonly string[] = [
  '正阳路',
  '长江中路',
  '烟台路',
  '株洲路',
  '黑龙江中路',
  '福州南路',
  '重庆中路',
  '人民路',
  '文化路',
  '新华街',
];
const FAMILY_NAMES = '王李张刘陈杨赵黄周吴徐孙';
const GIVEN_NAMES: readonly string[] = [
  '建国',
  '秀英',
  '志强',
  '海燕',
  '晓东',
  '丽娜',
  '国栋',
  '敏',
  '军',
  '婷婷',
];

const padded = (at: number, digits: number) => String(at).padStart(digits, '0');

/** Rows from the first to the last place of a list whose first ones are named. */
function further<Row>(known: number, all: number, row: (at: number) => Row): readonly Row[] {
  return Array.from({ length: Math.max(0, all - known) }, (_, at) => row(known + at));
}

/** A place in the region, a person and a telephone; the same for the same words. */
function placeOf(seed: string) {
  const random = randomOf(seed);
  const town = random.pick(TOWNS);
  return {
    town,
    address: `山东省青岛市${town}${random.pick(STREETS)}${random.integer(1, 900)}号`,
    person: `${FAMILY_NAMES[random.integer(0, FAMILY_NAMES.length - 1)] ?? '王'}${random.pick(GIVEN_NAMES)}`,
  };
}

export function grownShipTos({ saletoCode, shipTos, shortName }: Persona): SoldTo['shipTos'] {
  return further(shipTos.length, SHIP_TOS, (at) => {
    const { address, town, person } = placeOf(`ship-to ${at}`);
    return {
      sendtoCode: String(Number(saletoCode) + 100_000 + at),
      addressName: `${shortName}${town}${padded(at, 3)}仓`,
      sendtoAddress: `${address}${padded(at, 3)}仓`,
      contactName: person,
      contactPhone: `138${padded(10_000_000 + at, 8)}`,
    };
  });
}

/** Kinds of payers: ordinary ones, and a few whose accounts may not pay orders. */
const PAYER_KINDS = [
  ['01', '分公司往来户'],
  ['01', '门店往来户'],
  ['01', '工程往来户'],
  ['07', '返利户'],
  ['03', '保证金户'],
] as const;

export function grownPayers({ payers, shortName }: Persona): SoldTo['payers'] {
  return further(payers.length, PAYERS, (at) => {
    const random = randomOf(`payer ${at}`);
    const [payerType, kind] = PAYER_KINDS[at % PAYER_KINDS.length] ?? PAYER_KINDS[0];
    return {
      payerCode: String(8_800_292_000 + at),
      payerType,
      name: `${shortName}${kind}${padded(at, 2)}`,
      balance: random.integer(0, 900_000) + random.pick([0, 0.5, 0.25]),
    };
  });
}

/** A store that is in the network. */
export interface GrownStore {
  readonly applyNo: string;
  readonly networkCode: string;
  readonly networkName: string;
  readonly address: string;
  readonly area: number;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly day: string;
}

interface StoreSource {
  readonly persona: Persona;
  /** Stores that are named already. */
  readonly known: number;
  readonly today: string;
}

export function grownStores({ persona, known, today }: StoreSource): readonly GrownStore[] {
  return further(known, STORES, (at) => {
    const { address, town, person } = placeOf(`store ${at}`);
    const day = addDays(today, -30 - at * 9);
    return {
      applyNo: `WD${day.replaceAll('-', '')}${padded(at, 3)}`,
      networkCode: `W37021${padded(3000 + at, 4)}`,
      networkName: `${persona.shortName}${town}${padded(at + 1, 3)}店`,
      address,
      area: 80 + ((at * 37) % 700),
      contactName: person,
      contactPhone: `139${padded(10_000_000 + at, 8)}`,
      day,
    };
  });
}

/** A sub-account without its roles. */
export interface GrownAccount {
  readonly account: string;
  readonly name: string;
  readonly phoneNumber: string;
  readonly isActive: boolean;
  readonly day: string;
}

export function grownAccounts(known: number, today: string): readonly GrownAccount[] {
  return further(known, SUB_ACCOUNTS, (at) => ({
    account: `haitong${padded(at, 3)}`,
    name: placeOf(`account ${at}`).person,
    phoneNumber: `137${padded(10_000_000 + at, 8)}`,
    isActive: at % 9 !== 0,
    day: addDays(today, -at * 11),
  }));
}

/** A message about nothing but the time: those of the ledger are fewer than a wholesaler keeps. */
export interface GrownMessage {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly typeName: string;
  readonly isRead: boolean;
  readonly createDate: string;
}

const SUBJECTS = [
  ['物流通知', '车辆已到达', '送货车辆已到达收货点附近，请安排卸货。'],
  ['订单通知', '订单已排产', '您的订单已进入生产排程，到货日期以物流为准。'],
  ['财务通知', '往来账已更新', '昨日往来账已经更新，请及时核对。'],
  ['政策公告', '价格政策提醒', '部分型号的价格政策即将到期，请留意截止日期。'],
] as const;

/** How many a day. */
const DAILY = 12;
const UNREAD = 900;

export function grownMessages(known: number, today: string): readonly GrownMessage[] {
  return further(known, MESSAGES, (at) => {
    const place = at - known;
    const [typeName, title, content] = SUBJECTS[place % SUBJECTS.length] ?? SUBJECTS[0];
    const day = addDays(today, -1 - Math.floor(place / DAILY));
    return {
      id: `MSGW${padded(place, 6)}`,
      title: `${title}（${padded(place, 4)}）`,
      content,
      typeName,
      isRead: place >= UNREAD,
      createDate: `${day} ${padded(19 - (place % DAILY), 2)}:${padded(place % 60, 2)}:00`,
    };
  });
}
