import { expect, it } from 'vitest';
import { narrowed, supportText, whyLines } from './why-not-lines';

const facts = {
  menus: [
    {
      id: '44',
      title: '财务自助',
      subItems: [
        { id: '20085', title: '红票申请' },
        { id: '4401', title: '对账' },
      ],
    },
    { id: '104', title: '账户', subItems: [{ id: '108', title: '信息维护' }] },
  ],
  buttons: ['bt4'],
  channel: 'CT',
  channelGroup: 'CT',
  pathname: '/index',
};
const lines = whyLines(facts, { M: 'N' });
const everything = { text: '', seen: 'all' } as const;
const line = (title: string) => lines.find((line) => line.title === title);

it('FREEZE-01 the account itself stands first, with its own code', () => {
  expect(lines[0]).toMatchObject({ kind: 'account', isShown: false, code: 'A-FROZEN' });
  expect(whyLines(facts, {})[0]).toMatchObject({ isShown: true, code: 'A-FREE' });
});

it('MENU-02 a hidden menu says why and what to do; ids and facts stand in the code alone', () => {
  expect(line('红票申请')).toMatchObject({
    isShown: false,
    reasonText: { reason: '您还没有红票办理权限。', advice: '请联系客户经理开通返利或退货的红票权限。' },
    code: 'M20085-MENU02-000',
  });
  expect(line('对账')).toMatchObject({ isShown: true, reasonText: undefined, code: 'M4401-OK' });
  const planned = whyLines(facts, {}, () => 'planned').find(({ title }) => title === '对账');
  expect(planned).toMatchObject({ isShown: true, reasonText: { reason: '页面还在建设中，即将开放。' } });
});

it('MENU-07 no line is titled by a code, and no sentence holds one', () => {
  const buttons = whyLines({ ...facts, buttons: ['bt1', 'bt4'] }, {}).filter(({ kind }) => kind === 'button');
  expect(buttons.map(({ title }) => title)).toEqual(['采购推荐与计算器']);
  const sentences = lines.flatMap(({ reasonText }) =>
    reasonText ? [reasonText.reason, reasonText.advice] : [],
  );
  expect(sentences.length).toBeGreaterThan(5);
  expect(sentences.filter((text) => /[a-z_=]|\d{2}/i.test(text.replace('APP', '')))).toEqual([]);
});

it('every kind is there and every key is its own', () => {
  expect(new Set(lines.map(({ kind }) => kind))).toEqual(
    new Set(['account', 'menu', 'profile', 'tool', 'button']),
  );
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
});

it('the lines are narrowed by words, place, code and whether they can be seen', () => {
  const titles = (filter: Parameters<typeof narrowed>[1]) =>
    narrowed(lines, filter).map(({ title }) => title);
  expect(titles({ ...everything, text: '红票' })).toContain('红票申请');
  expect(titles({ ...everything, text: 'm20085-menu02' })).toEqual(['红票申请']);
  expect(titles({ ...everything, text: '财务自助' })).toEqual(expect.arrayContaining(['红票申请', '对账']));
  expect(narrowed(lines, { ...everything, seen: 'hidden' }).every(({ isShown }) => !isShown)).toBe(true);
  expect(narrowed(lines, everything).length).toBe(lines.length);
});

it('MENU-02 the copy for support has title, place and code of each line', () => {
  const text = supportText(narrowed(lines, { ...everything, text: 'm20085-menu02' }));
  expect(text).toBe('红票申请（财务自助） M20085-MENU02-000');
});
