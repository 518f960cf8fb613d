import { currentNodes } from '@dealer-portal/rules/store-application';
import { minuteText } from '#ui/text/wire-text';
import type { CourseNode } from '#widgets/approval/approval-course';

/** The refusal of an application: user, time and text; empty when there is none. */
export function refusalText(nodes: readonly CourseNode[]): string {
  const { refused } = currentNodes(nodes);
  if (!refused) return '';
  const { handler = '', nodeName, handleDate = '', remark } = refused;
  return `${handler || nodeName} ${minuteText(handleDate)} 驳回：“${remark || '没有说明原因'}”。`;
}
