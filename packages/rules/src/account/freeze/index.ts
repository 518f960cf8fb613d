export { type FreezeFacts, type FreezeFlag, type FreezeType, freezeFlag, ZOMBIE_DAYS } from './freeze-facts';
export {
  FREEZE_DIALOG,
  FREEZE_REASONS,
  FROZEN_TEXT,
  type FreezeLink,
  type FreezeNotice,
  freezeNotices,
} from './freeze-notices';
export { type FreezeView, freezeView } from './freeze-view';
export { applicableFreezeTypes, type FreezeWayOut, isWayOut } from './way-out';
