/** Trials of a customer: ship-tos, certificates, stores, and the lists of an account. */
import {
  defaultShipTo,
  deliveryRefusal,
  deliveryText,
  shipToLabel,
  visibleAddresses,
} from '@dealer-portal/rules/address';
import { certificatesToRenew } from '@dealer-portal/rules/certificates';
import { ownListCount, ownListsFile, ownListsText, readOwnLists } from '@dealer-portal/rules/own-lists';
import { CERTIFICATE_STATES, choicesOf } from '@dealer-portal/rules/states';
import { APPLY_TYPES, applyType, storeProblems, storeText } from '@dealer-portal/rules/store-application';
import { bad, good, isYes, judged, linesOf, type Trial, WAYS_OF_DELIVERY, YES_NO } from './trial';

const delivery: Trial = {
  id: 'delivery',
  entry: 'address',
  zh: '能不能这样送、默认送到哪里',
  en: 'Whether goods can go there, and the default ship-to',
  fields: [
    {
      name: 'way',
      zh: '怎么送',
      en: 'delivery',
      kind: 'choice',
      example: 'district',
      choices: WAYS_OF_DELIVERY,
    },
    { name: 'channel', zh: '渠道', en: 'channel', kind: 'text', example: 'M' },
    { name: 'sub', zh: '子渠道', en: 'sub-channel', kind: 'text', example: 'HV003' },
    {
      name: 'shipTos',
      zh: '送达方，每行：编码 地址；行末 * 默认',
      en: 'ship-tos, a line: code address; * behind is the default',
      kind: 'lines',
      example: '8801 青岛大家居门店\n8802 济南仓库 *',
    },
  ],
  run({ way, channel, sub, shipTos: typed }) {
    const type = WAYS_OF_DELIVERY.find(([name]) => name === way)?.[0] ?? 'sendTo';
    const shipTos = linesOf(typed).map(([sendtoCode = '', sendtoAddress = '', mark]) => ({
      sendtoCode,
      sendtoAddress,
      isDefault: mark === '*',
    }));
    const usual = defaultShipTo(shipTos);
    return {
      ...judged(deliveryText(deliveryRefusal(type, { channel, subChannel: sub })), '可以这样送'),
      steps: [
        `默认送达方：${usual ? shipToLabel(usual) : '没有'}`,
        `${shipTos.length} 个送达方，看得到 ${visibleAddresses(shipTos, sub).length} 个`,
      ],
    };
  },
};

const certificates: Trial = {
  id: 'certificates',
  entry: 'certificates',
  zh: '哪些证照要换',
  en: 'Which certificates have to be renewed',
  fields: [
    {
      name: 'list',
      zh: `证照，每行：名称 状态（${choicesOf(CERTIFICATE_STATES)
        .map(({ value, label }) => `${value} ${label}`)
        .join('，')}）`,
      en: 'certificates, a line: name state',
      kind: 'lines',
      example: '营业执照 1\n授权书 2\n开户许可 3\n食品许可 x',
    },
  ],
  run({ list }) {
    const all = linesOf(list).map(([name = '', status = '']) => ({ name, status }));
    const due = certificatesToRenew(all);
    return {
      tone: due.length > 0 ? 'bad' : 'good',
      text: `${all.length} 张，${due.length} 张要换或状态不明`,
      steps: due.map(({ name }) => name),
    };
  },
};

const store: Trial = {
  id: 'store',
  entry: 'store-application',
  zh: '门店申请还缺什么',
  en: 'What an application of a store lacks',
  fields: [
    {
      name: 'type',
      zh: '哪种申请',
      en: 'kind of application',
      kind: 'choice',
      example: 'VIP',
      choices: APPLY_TYPES.map((type) => [type, type] as const),
    },
    { name: 'name', zh: '门店', en: 'store', kind: 'text', example: '株洲路店' },
    { name: 'address', zh: '详细地址', en: 'address', kind: 'text', example: '株洲路187号' },
    { name: 'area', zh: '面积', en: 'square metres', kind: 'text', example: '120' },
    {
      name: 'categories',
      zh: '陈列类别，以空格分开',
      en: 'categories, with blanks between',
      kind: 'text',
      example: '冰箱 空调',
    },
    { name: 'mobile', zh: '联系人电话', en: 'mobile number', kind: 'text', example: '1380000000' },
    {
      name: 'papers',
      zh: '照片和证照齐了',
      en: 'papers are complete',
      kind: 'choice',
      example: 'yes',
      choices: YES_NO,
    },
  ],
  isSecret: true,
  run({ type: typed, name, address, area, categories, mobile, papers }) {
    const paper = { fileId: '1', fileName: '1.jpg' };
    const files = (count: number) => Array.from({ length: isYes(papers) ? count : 0 }, () => paper);
    const draft = {
      networkCode: name ?? '',
      networkName: name ?? '',
      saleOrgCode: '1001',
      provinceCode: '37',
      cityCode: '3702',
      address: address ?? '',
      area: area ?? '',
      industryCodeList: linesOf(categories).flat(),
      contactName: '联系人',
      contactPhone: mobile ?? '',
      STORE: files(1),
      INSIDE: files(4),
      LICENSE: files(1),
    };
    const problems = storeProblems(applyType(typed), draft);
    return {
      ...(problems.length > 0 ? bad(`还缺 ${problems.length} 项`) : good('可以提交')),
      steps: problems.map(({ label, refusal }) => `${label}：${storeText(refusal)}`),
    };
  },
};

const lists: Trial = {
  id: 'lists',
  entry: 'own-lists',
  zh: '这个清单文件能不能导入',
  en: 'Whether a file of lists and settings can be brought in',
  fields: [
    {
      name: 'file',
      zh: '文件的内容',
      en: 'text of the file',
      kind: 'lines',
      example: ownListsFile([{ name: 'orderTemplates', value: [{ name: '每周补货' }] }], '2026-11-20'),
    },
  ],
  run({ file = '' }) {
    const read = readOwnLists(file);
    if (!read.ok) return bad(ownListsText(read.refusal));
    return {
      ...good(`可以导入 ${read.lists.length} 份`),
      steps: read.lists.map(({ name, value }) => `${name}：${ownListCount(value)} 项`),
    };
  },
};

export const trials: readonly Trial[] = [delivery, certificates, store, lists];
