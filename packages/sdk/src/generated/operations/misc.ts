// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation } from '../../operation';

/**
 * 查询白名单。
 *
 * Whether a customer is on the white list of the operation assistant; the rule behind it is not shown. Assumption: the id is the customer code. Reads only.
 *
 * `GET /operateAssistant/inWhitelist/{id}` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 1§6, 2§7 Misc
 *
 * Path:
 * - `id` 客户编码
 */
export const checkWhitelist: Operation<'checkWhitelist'> = { id: 'checkWhitelist', method: 'GET', path: '/operateAssistant/inWhitelist/{id}', effect: 'read' };
