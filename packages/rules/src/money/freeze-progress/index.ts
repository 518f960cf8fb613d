export {
  FREEZE_STEPS,
  type FreezeApply,
  type FreezeEvent,
  type FreezeProgress,
  type FreezeTurn,
  freezeProgress,
} from './freeze-progress';
