import type { FloatingId } from '@dealer-portal/rules/menu';
import type { ToolUse } from './tools';
import type { Tools } from './use-tools';

/** What both forms of the floating bar are made of, the column and the phone's sheet. */
export interface ToolListProps {
  readonly tools: Tools;
  readonly counts: ReadonlyMap<FloatingId, number>;
  readonly onUse: (use: ToolUse) => void;
}
