/** Menus that decide more than their own entry, by their ids. */
import type { MenuId } from './menu-item';

/** The menu of financing: who has it sees credit and the area 在线融资 (1§6). Assumption: what it stands for. */
export const CREDIT_MENU: MenuId = 20097;

/** The menu of finance: who has it sees the area 财务自助 (HEAD-03, 1§6). Assumption: what it stands for. */
export const FINANCE_MENU: MenuId = 44;

/**
 * The menu below which the hot-spot pictures stand, 直供采购 (SIDE-01, 1§2). Assumption: they show products, and their call
 * names no menu.
 */
export const PICTURED_MENU: MenuId = 7;
