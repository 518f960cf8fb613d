// Generated from the API description by `pnpm generate`. Do not edit.
import type { ReadOperation } from '../../core/operation';
import { objectData } from '../../core/promised-data';

/**
 * 查询财务开关。
 *
 * Whether the finance pages of a gate type are open; a closed gate shows its remark as a warning and the user returns home. Asked when a gated finance route is entered. An unknown gate type is refused. Assumption: the field names, and the types finance, transfer and reconciliation.
 *
 * `GET /account/finance/accountGate/{gateType}` · read
 *
 * Evidence: stated · shape: assumed · source: 2§2 Route guards, 2§7
 *
 * Path:
 * - `gateType` 开关类型
 */
export const checkAccountGate: ReadOperation<'checkAccountGate'> = { id: 'checkAccountGate', method: 'GET', path: '/account/finance/accountGate/{gateType}', effect: 'read', data: objectData };
