import { expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { atLogout } from '../session';
import { mergedOwnList, ownListCount, ownListKind, ownListsFile, readOwnLists } from '.';

it.each([
  ['orderTemplates@U1 8800', 'templates'],
  ['myOrderViews@U1 8800', 'views'],
  ['myOrderColumns@U1 8800', 'columns'],
  ['importRun@U1 8800', 'import'],
  ['toolOrder:U1@U1 8800', 'settings'],
  ['safeDays-8800123456', 'settings'],
  ['matchRules@U1 8800', 'settings'],
  ['ownAlerts@U1 8800', 'settings'],
  ['ownAccountCodes:8800123456@U1', 'settings'],
  ['followedSeen:8800123456@U1', 'seen'],
])('AUTH-05a %s is the account’s own, and a logout keeps it', (name, kind) => {
  expect([ownListKind(name), atLogout(name)]).toEqual([kind, 'keep']);
});

it.each([
  'session',
  'soldTo@U1',
  'settleDraft@U1',
  'checkedCart@U1',
  'searchHistory:U1@U1',
  'placedFacts:8800@U1',
])('AUTH-05a %s is no own list, and a logout clears it', (name) => {
  expect([ownListKind(name), atLogout(name)]).toEqual([undefined, 'clear']);
});

const TEMPLATES = { name: 'orderTemplates', value: [{ name: '周补货', lines: [] }] };

it('AUTH-05a a file brings back what was exported, and nothing that is no own list', () => {
  const text = ownListsFile([TEMPLATES, { name: 'session', value: { token: 'secret' } }], '2026-11-28');
  expect(text).not.toContain('secret');
  expect(readOwnLists(text)).toEqual({ ok: true, lists: [TEMPLATES] });
});

it.each([
  ['no JSON', 'ownLists.otherFile', '型号,数量'],
  ['another JSON', 'ownLists.otherFile', '{"lists":[]}'],
  ['null', 'ownLists.otherFile', 'null'],
  ['a later version', 'ownLists.newer', '{"format":"dealer-portal-own-lists","version":2,"lists":[]}'],
  [
    'names of others alone',
    'ownLists.empty',
    '{"format":"dealer-portal-own-lists","version":1,"lists":[{"name":"session","value":1},{"name":"orderTemplates@U2","value":[]},3]}',
  ],
] as const)('AUTH-05a %s is refused as %s', (_, code, text) => {
  expect(readOwnLists(text)).toEqual({ ok: false, refusal: refuse(code) });
});

it('AUTH-05a an import loses no template that is here, and replaces none of the same name', () => {
  const here = [{ name: '周补货', lines: [1] }];
  const brought = [{ name: '周补货', lines: [2] }, { name: '月初' }];
  expect(mergedOwnList('templates', here, brought)).toEqual([...here, { name: '月初' }]);
  expect(mergedOwnList('templates', undefined, brought)).toEqual(brought);
});

it('AUTH-05a an import under way stays, and a setting becomes the file’s', () => {
  expect(mergedOwnList('import', { name: 'here' }, { name: 'file' })).toEqual({ name: 'here' });
  expect(mergedOwnList('settings', false, true)).toBe(true);
  expect(mergedOwnList('views', 'damaged', [])).toBe('damaged');
  expect(readOwnLists(ownListsFile([{ name: 'importRun', value: {} }], '2026-11-28')).ok).toBe(false);
});

it('AUTH-05a one view that cannot be read does not hide those that are here', () => {
  const here = [{ name: '待付', values: { status: '10' } }];
  const brought = [{ name: '坏' }, { name: '已付', values: { status: '20' } }, 3, { values: {} }];
  expect(mergedOwnList('views', here, brought)).toEqual([...here, brought[1]]);
  expect(mergedOwnList('views', here, 'damaged')).toBe(here);
});

it('AUTH-05a counts the items of a list, and one of everything else', () => {
  expect([ownListCount([1, 2]), ownListCount({ name: 'x' }), ownListCount([])]).toEqual([2, 1, 0]);
});
