import { TitleSteps } from '#ui/ruler/step-ruler';
import type { ImportRows } from './import-rows';

interface ImportStepsProps {
  /** From 0. */
  readonly current: number;
  /** Where the rows go: 加入购物车 or 生成批次. */
  readonly last: string;
}

/** The four steps of an import, in the title row. */
export function ImportSteps({ current, last }: ImportStepsProps) {
  return <TitleSteps label="导入步骤" steps={['选文件', '对列', '核对商品', last]} current={current} />;
}

/** The step that a page is at before anything is sent. */
export function stepOf({ isTellingColumns, sheet }: Pick<ImportRows, 'isTellingColumns' | 'sheet'>): number {
  if (isTellingColumns) return 1;
  return sheet ? 2 : 0;
}
