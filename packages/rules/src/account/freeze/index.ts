export { type FreezeFacts, type FreezeFlag, type FreezeType, freezeFlag, ZOMBIE_DAYS } from './freeze-facts';
export {
  FREEZE_DIALOG,
  FROZEN_TEXT,
  type FreezeLink,
  type FreezeNotice,
  freezeNotices,
} from './freeze-notices';
export { FREEZE_REASONS, type FreezeRefusal, freezeText } from './freeze-refusals';
export { type FreezeView, freezeView } from './freeze-view';
export { applicableFreezeTypes, type FreezeWayOut, isWayOut } from './way-out';
