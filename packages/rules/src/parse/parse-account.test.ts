import { expect, it } from 'vitest';
import {
  parseFreezeFacts,
  parsePermissions,
  parseRedInvoice,
  parseReturnProtocol,
  problemsText,
} from './index';

it('MENU-07 a permission object comes back as it was, unknown fields too', () => {
  const given = {
    menus: [
      {
        id: '7',
        title: '直供采购',
        isadmin: 0,
        subItems: [{ id: 9, subItems: null, newFlagTime: '2026-12-31' }],
      },
    ],
    buttons: ['bt4', { id: 'bt1' }, { code: null }],
    more: 1,
  };
  const parsed = parsePermissions(given);
  expect(parsed).toEqual({ ok: true, data: given });
  expect(parsed.ok && parsed.data).toBe(given);
  expect(parsePermissions({ menus: [], buttons: null }).ok).toBe(true);
});

it.each([
  [parsePermissions, null, '应为对象'],
  [parsePermissions, {}, 'menus：应为列表'],
  [parsePermissions, { menus: [{ title: '甲' }] }, 'menus[0].id：应为文字或数字'],
  [
    parsePermissions,
    { menus: [{ id: 7, subItems: [{ id: 9, title: 5 }] }] },
    'menus[0].subItems[0].title：应为文字',
  ],
  [parsePermissions, { menus: [{ id: 7, subItems: {} }] }, 'menus[0].subItems：应为列表'],
  [parsePermissions, { menus: [{ id: 7, newFlagTime: true }] }, 'menus[0].newFlagTime：应为文字或数字'],
  [parsePermissions, { menus: [], buttons: [5] }, 'buttons[0]：应为按钮'],
  [parsePermissions, { menus: [], buttons: [{ code: 4 }] }, 'buttons[0]：应为按钮'],
  [parsePermissions, { menus: [], buttons: [{ id: true }] }, 'buttons[0]：应为按钮'],
  [parseFreezeFacts, { M: 5 }, 'M：应为文字'],
  [parseFreezeFacts, { J: false }, 'J：应为文字'],
  [
    parseFreezeFacts,
    { customerState: true, freezeTagStatus: {} },
    'customerState：应为文字或数字；freezeTagStatus：应为文字或数字',
  ],
  [
    parseRedInvoice,
    { valid: {}, rebateAuth: [], returnAuth: {} },
    'valid：应为是或否；rebateAuth：应为是或否；returnAuth：应为是或否',
  ],
  [
    parseReturnProtocol,
    { agreementSignFlag: {}, agreementApplyFlag: {}, contractCode: 5 },
    'agreementSignFlag：应为是或否；agreementApplyFlag：应为是或否；contractCode：应为文字',
  ],
  [parseReturnProtocol, 'x', '应为对象'],
] as const)('MENU-07 FREEZE-01 a wrong answer is told by its field (%#)', (parse, value, text) => {
  const parsed = parse(value);
  expect(parsed.ok ? '' : problemsText(parsed.problems)).toBe(text);
});

it.each([
  [parseFreezeFacts, { M: 'N', J: null, customerState: '0', freezeTagStatus: 1 }],
  [parseFreezeFacts, {}],
  [parseRedInvoice, { valid: true, rebateAuth: 0, returnAuth: '1' }],
  [parseReturnProtocol, { agreementSignFlag: false, agreementApplyFlag: true, contractCode: 'TH1' }],
  [parseReturnProtocol, { contractCode: null }],
] as const)('FREEZE-01 MENU-02 MENU-08 a right answer comes back as it was (%#)', (parse, value) => {
  expect(parse(value)).toEqual({ ok: true, data: value });
});
