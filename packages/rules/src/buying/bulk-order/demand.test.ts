import { describe, expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { demandActionRefusal } from './demand-actions';
import {
  type DemandField,
  demandDefaults,
  demandFieldRefusal,
  demandFieldValues,
  demandValueText,
  sortedFields,
} from './demand-form';

const field = (fieldType: string, change: Partial<DemandField> = {}): DemandField => ({
  fieldCode: fieldType,
  fieldName: '字段',
  fieldType,
  isRequired: false,
  sort: 1,
  ...change,
});
const optionList = [
  { value: '1', label: '一级能效' },
  { value: '2', label: '二级能效' },
];

describe('BIG-01 the dynamic form of a demand', () => {
  it('shows its fields in their order', () => {
    const fields = [field('input', { sort: 2 }), field('date', { sort: 1 })];
    expect(sortedFields(fields).map(({ fieldType }) => fieldType)).toEqual(['date', 'input']);
    expect(fields[0]?.fieldType).toBe('input');
  });

  it('starts with what was saved, else with the defaults', () => {
    const fields = [
      field('select', { defaultValue: '1' }),
      field('switch', { defaultValue: 'false' }),
      field('number', { defaultValue: '5' }),
      field('multiSelect', { defaultValue: '1,2' }),
      field('input'),
      field('date', { defaultValue: '' }),
    ];
    expect(demandDefaults(fields)).toEqual({
      select: '1',
      switch: false,
      number: 5,
      multiSelect: ['1', '2'],
    });
    expect(
      demandDefaults(fields, [
        { fieldCode: 'select', value: '2' },
        { fieldCode: 'gone', value: 'x' },
      ]),
    ).toEqual({
      select: '2',
      switch: false,
      number: 5,
      multiSelect: ['1', '2'],
    });
    expect(demandDefaults([field('switch', { defaultValue: 'true' })])).toEqual({ switch: true });
    expect(demandDefaults([field('number'), field('multiSelect')])).toEqual({});
  });

  it.each([' ', '面议', '1,2,3', '1e400'])(
    'BIG-01 a default number %j that cannot be read is none, not 0 and not NaN',
    (defaultValue) => {
      expect(demandDefaults([field('number', { defaultValue })])).toEqual({ number: undefined });
    },
  );

  it.each([
    [field('input', { isRequired: true }), '  ', refuse('demand.fieldMissing', { field: '字段' })],
    [field('input', { isRequired: true }), undefined, refuse('demand.fieldMissing', { field: '字段' })],
    [
      field('multiSelect', { isRequired: true, optionList }),
      [],
      refuse('demand.fieldMissing', { field: '字段' }),
    ],
    [field('number', { isRequired: true }), null, refuse('demand.fieldMissing', { field: '字段' })],
    [field('multiSelect', { isRequired: true, optionList }), ['1'], undefined],
    [field('input'), undefined, undefined],
    [field('input', { maxLength: 2 }), '一二三', refuse('demand.fieldTooLong', { field: '字段', limit: 2 })],
    [field('textarea', { maxLength: 2 }), '😀😀', undefined],
    [
      field('number', { minimum: 50, unit: '升' }),
      49,
      refuse('demand.tooSmall', { field: '字段', minimum: 50, unit: '升' }),
    ],
    [
      field('number', { maximum: 1000 }),
      1001,
      refuse('demand.tooLarge', { field: '字段', maximum: 1000, unit: '' }),
    ],
    [field('number'), 'x', refuse('demand.number', { field: '字段' })],
    [field('number', { minimum: 50, maximum: 60 }), 50, undefined],
    [field('number', { minimum: 50, maximum: 60 }), 60, undefined],
    [field('number'), -1e9, undefined],
    [field('number', { isRequired: true }), 0, undefined],
    [field('date'), '2026-02-30', refuse('demand.day', { field: '字段' })],
    [field('date'), '2026/12/28', refuse('demand.day', { field: '字段' })],
    [field('date'), '2026-12-28 10:00', refuse('demand.day', { field: '字段' })],
    [field('date'), '2026-13-01', refuse('demand.day', { field: '字段' })],
    [field('date'), '2028-02-29', undefined],
    [field('date'), '2026-12-28', undefined],
    [field('select', { optionList }), '3', refuse('demand.choiceGone', { field: '字段' })],
    [field('multiSelect', { optionList }), ['1', '2'], undefined],
    [field('multiSelect', { optionList }), ['1', '9'], refuse('demand.choiceGone', { field: '字段' })],
    [field('select'), '1', refuse('demand.choiceGone', { field: '字段' })],
    [field('switch'), false, undefined],
    [field('hologram'), '任意', undefined],
  ])('%j with %j: %s', (field, value, text) => {
    expect(demandFieldRefusal(field, value)).toEqual(text);
  });

  it('sends what has a value, in the order of the form', () => {
    const fields = [
      field('input', { sort: 3 }),
      field('multiSelect', { sort: 1 }),
      field('date', { sort: 2 }),
    ];
    expect(demandFieldValues(fields, { input: '甲', multiSelect: ['1'], date: '' })).toEqual([
      { fieldCode: 'multiSelect', value: ['1'] },
      { fieldCode: 'input', value: '甲' },
    ]);
    const selected = ['1'];
    expect(demandFieldValues([field('input', { fieldCode: 'constructor' })], {})).toEqual([]);
    const [sent] = demandFieldValues(fields, { multiSelect: selected, input: undefined });
    expect(sent).toEqual({ fieldCode: 'multiSelect', value: ['1'] });
    expect(sent?.value).not.toBe(selected);
  });

  it.each([
    [field('select', { optionList }), '1', '一级能效'],
    [field('select', { optionList }), '9', '9'],
    [field('multiSelect', { optionList }), ['1', '2'], '一级能效、二级能效'],
    [field('switch'), true, '是'],
    [field('switch'), false, '否'],
    [field('number', { unit: '升' }), 536, '536 升'],
    [field('number'), 536, '536'],
    [field('input'), '甲', '甲'],
  ])('%j shows %j as %s', (field, value, text) => {
    expect(demandValueText(field, value)).toBe(text);
  });
});

describe('BIG-01 the actions on a demand', () => {
  it.each([
    ['edit', '0', undefined],
    ['edit', '1', undefined],
    ['edit', '2', refuse('demand.editAssessed')],
    ['edit', '4', undefined],
    ['delete', '1', undefined],
    ['delete', '4', refuse('demand.deleteAssessed')],
    ['images', '2', undefined],
    ['images', '5', refuse('demand.imagesFinished')],
    ['order', '3', undefined],
    ['order', '2', refuse('demand.notPassed')],
    ['evaluate', '5', undefined],
    ['evaluate', '3', refuse('demand.notFinished')],
  ] as const)('%s in state %s: %s', (action, status, text) => {
    expect(demandActionRefusal(action, { status, isEvaluated: false })).toEqual(text);
  });

  it('is rated once', () => {
    expect(demandActionRefusal('evaluate', { status: '5', isEvaluated: true })).toEqual(
      refuse('demand.evaluated'),
    );
  });
});
