export {
  type FreezeFacts,
  type FreezeFlag,
  type FreezeType,
  freezeFlag,
  ZOMBIE_DAYS,
} from './freeze-facts';
export {
  FREEZE_DIALOG,
  FROZEN_TEXT,
  type FreezeLink,
  type FreezeNotice,
  freezeNotices,
} from './freeze-notices';
export { explainFreeze, type FreezeView, freezeView } from './freeze-view';
