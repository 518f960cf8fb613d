// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation, ReadOperation } from '../../core/operation';
import { listData } from '../../core/promised-data';

/**
 * 查询分类菜单。
 *
 * The category menu with sub-categories, keyword tags and advertisements. The call catalogue does not name it; the menu of the header plainly needs it.
 *
 * `GET /catalog/categories` · read
 *
 * Evidence: inferred · shape: stated · source: 1§2, 1§3
 */
export const listCategories: ReadOperation<'listCategories'> = { id: 'listCategories', method: 'GET', path: '/catalog/categories', effect: 'read', data: listData };

/**
 * 记录分类广告点击。
 *
 * Records a click on an advertisement of the category menu; the path carries the spelling of the backend. Assumption: the fields. Changes the click count.
 *
 * `POST /catalog/categoryPictrues/addClicks` · write
 *
 * Evidence: stated · shape: assumed · source: 1§2, 2§7 Misc
 *
 * Body:
 * - `categoryCode` 分类编码
 * - `pictureUrl?` 图片地址
 * - `msgPosition?` 位置
 * - `customerCode?` 客户编码
 */
export const recordCategoryAdClick: Operation<'recordCategoryAdClick'> = { id: 'recordCategoryAdClick', method: 'POST', path: '/catalog/categoryPictrues/addClicks' };
