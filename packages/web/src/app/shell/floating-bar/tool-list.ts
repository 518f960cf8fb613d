import type { ToolUse } from './tools';
import type { Tools } from './use-tools';

/** The common props of both forms of the floating bar, the column and the phone's sheet. */
export interface ToolListProps {
  readonly tools: Tools;
  readonly onUse: (use: ToolUse) => void;
}
