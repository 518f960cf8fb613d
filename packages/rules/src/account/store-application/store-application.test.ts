import { describe, expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { applicationState, currentNodes, draftState } from './application-state';
import { corrections, missingCorrections } from './corrections';
import { applyType, papersOf, type StoreDraft } from './store-draft';
import { STORE_ENGLISH } from './store-english';
import { fieldRefusal, passedChecks, storeProblems } from './store-problems';
import { storeText } from './store-refusals';

const paper = (fileId: string) => ({ fileId, fileName: `${fileId}.jpg` });

/** A VIP application that may be sent. */
const VIP: StoreDraft = {
  networkCode: 'W1',
  saleOrgCode: '8001',
  address: '株洲路187号',
  area: '480',
  industryCodeList: ['1', '2', '3', '4', '5', '6'],
  contactName: '王建国',
  contactPhone: '13800000001',
  STORE: [paper('F1')],
  INSIDE: ['F2', 'F3', 'F4', 'F5'].map(paper),
  LICENSE: [paper('F6')],
};

describe('FIN-11 a store application', () => {
  it('without a fault may be sent, and says what was checked', () => {
    expect(storeProblems('VIP', VIP)).toEqual([]);
    expect(passedChecks('VIP', VIP)).toEqual([
      '面积 480，达到 200 平方米',
      '陈列 6 类',
      '照片和证照 6 张',
      '电话 11 位',
    ]);
    expect(papersOf('VIP', VIP).map(({ picType }) => picType)).toEqual([
      ...['STORE', 'INSIDE', 'INSIDE', 'INSIDE', 'INSIDE', 'LICENSE'],
    ]);
  });

  it.each([
    [{ networkCode: '' }, 'networkCode', refuse('store.storeMissing')],
    [{ saleOrgCode: '' }, 'saleOrgCode', refuse('store.organisationMissing')],
    [{ address: '  ' }, 'address', refuse('store.addressMissing')],
    [{ area: '' }, 'area', refuse('store.areaMissing')],
    [{ area: '４８０' }, 'area', refuse('store.area')],
    [{ area: '0' }, 'area', refuse('store.areaRange', { most: 100000 })],
    [{ area: '100001' }, 'area', refuse('store.areaRange', { most: 100000 })],
    [{ area: '约480' }, 'area', refuse('store.area')],
    [{ area: '480平' }, 'area', refuse('store.area')],
    [{ area: '199.5' }, 'area', refuse('store.areaTooSmall', { least: 200, area: '199.5' })],
    [
      { industryCodeList: ['1', '2', '3', '4', '5'] },
      'industryCodeList',
      refuse('store.fewCategories', { least: 6, count: 5 }),
    ],
    [{ contactName: ' ' }, 'contactName', refuse('store.contactMissing')],
    [{ contactPhone: '1380000001' }, 'contactPhone', refuse('store.phoneLength', { length: 11, typed: 10 })],
    [{ contactPhone: '138-0000-0001' }, 'contactPhone', refuse('store.phoneDigits')],
    [{ contactPhone: '23800000001' }, 'contactPhone', refuse('store.phoneStart')],
    [{ contactPhone: '' }, 'contactPhone', refuse('store.phoneMissing')],
    [{ STORE: [] }, 'STORE', refuse('store.paperMissing', { paper: 'STORE' })],
    [{ INSIDE: [paper('F2')] }, 'INSIDE', refuse('store.fewPapers', { lacking: 3, least: 4 })],
    [{ LICENSE: [] }, 'LICENSE', refuse('store.paperMissing', { paper: 'LICENSE' })],
  ] as const)('with %o is held at its field', (change, field, text) => {
    expect(fieldRefusal('VIP', { ...VIP, ...change }, field)).toEqual(text);
    expect(storeProblems('VIP', { ...VIP, ...change })).toHaveLength(1);
  });

  it('at its limits, with blanks around what was typed, is held nowhere', () => {
    for (const change of [
      { area: '200' },
      { area: '100000' },
      { area: ' 480 ' },
      { contactPhone: ' 13800000001 ' },
    ])
      expect(storeProblems('VIP', { ...VIP, ...change })).toEqual([]);
    expect(fieldRefusal('VIP', VIP, 'area')).toBeUndefined();
    const two = { ...VIP, area: '', contactName: '' };
    expect(fieldRefusal('VIP', two, 'contactName')).toEqual(refuse('store.contactMissing'));
  });

  it('names each field and each paper by a word, in both languages', () => {
    const problems = [...storeProblems('VIP', {}), ...storeProblems('NEW', {})];
    expect(problems.filter(({ label }) => label.length < 2)).toEqual([]);
    const papers = (['STORE', 'INSIDE', 'LICENSE'] as const).map((paper) =>
      refuse('store.paperMissing', { paper }),
    );
    expect(papers.map((refusal) => storeText(refusal))).toEqual([
      '请上传门头照片',
      '请上传店内照片',
      '请上传营业执照',
    ]);
    expect(papers.map((refusal) => storeText(refusal, STORE_ENGLISH))).toEqual([
      'Upload a photo of the front',
      'Upload a photo of the inside',
      'Upload the business licence',
    ]);
  });

  it('takes the papers of its kind: no licence to rebuild, the front alone to close', () => {
    const kinds = (type: 'NEW' | 'REBUILD' | 'CLOSE') => [
      ...new Set(papersOf(type, VIP).map(({ picType }) => picType)),
    ];
    expect([kinds('NEW'), kinds('REBUILD'), kinds('CLOSE')]).toEqual([
      ['STORE', 'INSIDE', 'LICENSE'],
      ['STORE', 'INSIDE'],
      ['STORE'],
    ]);
    const bare = { ...VIP, STORE: [], INSIDE: [] };
    expect(storeProblems('REBUILD', bare).map(({ field }) => field)).toEqual(['STORE', 'INSIDE']);
  });

  it('of a new store needs a name and a place, and no display of six categories', () => {
    const { networkCode: _, ...rest } = VIP;
    const draft = { ...rest, area: '60', industryCodeList: ['1'], INSIDE: [] };
    expect(storeProblems('NEW', draft).map(({ field }) => field)).toEqual(['networkName', 'provinceCode']);
    const half = { ...draft, networkName: ' ', provinceCode: '37', industryCodeList: [] };
    expect(storeProblems('NEW', half).map(({ refusal }) => refusal.code)).toEqual([
      'store.nameMissing',
      'store.regionMissing',
      'store.categoryMissing',
    ]);
    const placed = { ...draft, networkName: '黄岛店', provinceCode: '37', cityCode: '3702' };
    expect(storeProblems('NEW', placed)).toEqual([]);
    expect(passedChecks('NEW', { ...placed, area: ' 60 ' })[0]).toBe('面积 60 平方米');
  });

  it('to close a store needs no pictures and no area', () => {
    const { area: _, STORE: __, ...draft } = VIP;
    expect(storeProblems('CLOSE', draft)).toEqual([]);
    expect(passedChecks('CLOSE', draft)).toEqual(['陈列 6 类', '电话 11 位']);
    expect(passedChecks('CLOSE', {})).toEqual(['陈列 0 类', '电话 11 位']);
  });

  it('names its problems in the order of the form: store, papers, contact', () => {
    const fields = storeProblems('VIP', {}).map(({ field }) => field);
    expect(fields).toEqual([
      ...['networkCode', 'saleOrgCode', 'address', 'area', 'STORE', 'INSIDE', 'LICENSE'],
      ...['industryCodeList', 'contactName', 'contactPhone'],
    ]);
  });
});

describe('FIN-11 the corrections that an approver asks for', () => {
  const problems = [
    { field: 'LICENSE', fieldName: '营业执照', reason: '2026-12-05 到期' },
    { field: 'area', fieldName: '面积', reason: '与图纸不符' },
    { field: 'industryCodeList', fieldName: '陈列', reason: '少一类' },
    { field: 'unknown', fieldName: '其他', reason: '请联系客户经理' },
  ];

  it('is missing until its field is another one', () => {
    const all = corrections(problems, VIP, VIP);
    expect(all.map(({ text }) => text)).toEqual(['还没换', '还没换', '还没换', '还没换']);
    expect(missingCorrections(all).map(({ field }) => field)).toEqual([
      'LICENSE',
      'area',
      'industryCodeList',
    ]);
  });

  it('is done with the new value in words', () => {
    const draft = { ...VIP, LICENSE: [paper('新执照')], area: ' 500 ', industryCodeList: ['7', '8'] };
    const all = corrections(problems, VIP, draft);
    expect(all.map(({ text }) => text)).toEqual(['新执照.jpg', '500', '7、8', '还没换']);
    expect(missingCorrections(all)).toEqual([]);
  });

  it('is not done by taking the paper or the text away', () => {
    expect(missingCorrections(corrections(problems, VIP, { ...VIP, LICENSE: [] }))[0]?.field).toBe('LICENSE');
    const { area: _, ...draft } = VIP;
    expect(corrections(problems, VIP, draft)[1]?.isChanged).toBe(false);
  });

  it('is done by another file of the same name, and by other categories of the same digits', () => {
    const LICENSE = [{ fileId: 'F9', fileName: 'F6.jpg' }];
    const draft = { ...VIP, LICENSE, industryCodeList: ['12', '3'] };
    const all = corrections(problems, { ...VIP, industryCodeList: ['1', '23'] }, draft);
    expect(all.map(({ isChanged }) => isChanged)).toEqual([true, false, true, false]);
  });

  it('may be asked of every field of the form', () => {
    const draft: Required<StoreDraft> = {
      ...{
        networkCode: '',
        networkName: '',
        saleOrgCode: '',
        centerCode: '',
        provinceCode: '',
        cityCode: '',
      },
      ...{ districtCode: '', townCode: '', address: '', area: '', industryCodeList: [], contactName: '' },
      ...{ contactPhone: '', STORE: [], INSIDE: [], LICENSE: [] },
    };
    const asked = Object.keys(draft).map((field) => ({ field, fieldName: '', reason: '' }));
    expect(missingCorrections(corrections(asked, draft, draft))).toHaveLength(16);
  });
});

it.each([
  ['10', { share: 60, tone: 'primary' }],
  ['20', { share: 100, tone: 'success' }],
  ['30', { share: 60, tone: 'error' }],
  ['40', { share: undefined, tone: 'primary' }],
  ['99', { share: 60, tone: 'primary' }],
])('FIN-11 an application in state %s is drawn as %o', (status, state) => {
  expect(applicationState(status)).toEqual(state);
});

it('FIN-11 a draft says its step, an approval who is next and who refused last', () => {
  expect(draftState(2)).toEqual({ share: 50, text: '草稿，第 3 步，共 4 步' });
  const nodes = [
    { status: '1' },
    { status: '2', remark: '旧' },
    { status: '2', remark: '中' },
    { status: '2', remark: '新' },
    { status: '0' },
  ];
  expect(currentNodes(nodes)).toEqual({ waiting: nodes[4], refused: nodes[3] });
});

it.each([
  ['NEW', 'NEW'],
  ['nothing', 'VIP'],
  [null, 'VIP'],
])('FIN-11 an address with the kind %s opens %s', (text, type) => {
  expect(applyType(text)).toBe(type);
});
