import { describe, expect, it } from 'vitest';
import { spreadFlowLines } from './block-style';

describe('YAML written by hand is in block style', () => {
  it.each([
    ['a map over several lines', 'schema:\n  type: object\n  example: {\n    id: 1,\n  }\n', [3]],
    ['a map as the item of a list', 'dealers:\n  - {\n      persona: frozen,\n    }\n', [2]],
    ['a list over several lines', 'required: [\n  id,\n]\n', [1]],
    ['a map that stands below its key', 'added:\n  { value: { code: 1 } }\n', [2]],
    ['a list that stands below its key', 'productList:\n  [{ number: 2 }]\n', [2]],
  ])('finds %s', (_what, yaml, lines) => {
    expect(spreadFlowLines(yaml)).toEqual(lines);
  });

  it('lets a small map, list or reference stand on its line', () => {
    const yaml = 'tags: [cart]\nitems:\n  - { $ref: a.yaml }\n  - schema: { type: string, enum: [YC, YD] }\n';
    expect(spreadFlowLines(yaml)).toEqual([]);
  });
});
