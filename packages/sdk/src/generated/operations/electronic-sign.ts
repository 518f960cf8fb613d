// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation, ReadOperation } from '../../core/operation';
import { objectData, pageData } from '../../core/promised-data';

/**
 * 查询订单电子签账号。
 *
 * The account that signs orders electronically for a customer, with its authentication and password-free state (/goElectricSignPage, /signing).
 *
 * `POST /order/electronicSign/account` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Orders
 *
 * Body:
 * - `customerCode` 客户编码
 */
export const queryElectronicSignAccount: ReadOperation<'queryElectronicSignAccount'> = { id: 'queryElectronicSignAccount', method: 'POST', path: '/order/electronicSign/account', effect: 'read', data: objectData };

/**
 * 发送电子签验证码。
 *
 * Sends a verify code to the signer's phone before signing or opening password-free signing (/goElectricSignPage). Sends a text message; a code lives five minutes (assumed).
 *
 * `POST /order/electronicSign/verifyCode/send` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Orders
 *
 * Body:
 * - `customerCode` 客户编码
 * - `phoneNumber` 签约人手机号
 */
export const sendElectronicSignVerifyCode: Operation<'sendElectronicSignVerifyCode'> = { id: 'sendElectronicSignVerifyCode', method: 'POST', path: '/order/electronicSign/verifyCode/send' };

/**
 * 校验电子签验证码。
 *
 * Checks the code that was sent to the signer's phone (/goElectricSignPage). A right code opens the signing step and cannot be used again.
 *
 * `POST /order/electronicSign/verifyCode/verify` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Orders
 *
 * Body:
 * - `customerCode` 客户编码
 * - `phoneNumber` 签约人手机号
 * - `verifyCode` 短信验证码
 */
export const verifyElectronicSignCode: Operation<'verifyElectronicSignCode'> = { id: 'verifyElectronicSignCode', method: 'POST', path: '/order/electronicSign/verifyCode/verify' };

/**
 * 分页查询订单电子签合同。
 *
 * Contracts of the orders of a customer with their signing state and link (/goElectricSignPage).
 *
 * `POST /order/electronicSign/contractManagement` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Orders
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode` 客户编码
 * - `keyword?` 合同编号、名称或订单号
 * - `status?` 状态码：10 待签署、20 已签署
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 */
export const querySignContracts: ReadOperation<'querySignContracts'> = { id: 'querySignContracts', method: 'POST', path: '/order/electronicSign/contractManagement', effect: 'read', data: pageData };

/**
 * 电子签个人认证。
 *
 * Authenticates the person who signs for the company by name, identity card and phone (/goElectricSignPage). Starts the authentication; its page is opened from the answer.
 *
 * `POST /order/electronicSign/personAuth` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Orders
 *
 * Body:
 * - `customerCode` 客户编码
 * - `name` 姓名
 * - `idCard` 身份证号
 * - `phoneNumber` 手机号
 */
export const authenticateSigner: Operation<'authenticateSigner'> = { id: 'authenticateSigner', method: 'POST', path: '/order/electronicSign/personAuth' };

/**
 * 开通或关闭免密签署。
 *
 * Opens or closes password-free signing (免密) of orders for a customer (/goElectricSignPage). Changes the account.
 *
 * `POST /order/electronicSign/mianmi` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Orders
 *
 * Body:
 * - `customerCode` 客户编码
 * - `accountCode` 电子签账号
 * - `mianmiFlag` true 开通，false 关闭
 */
export const setPasswordFreeSigning: Operation<'setPasswordFreeSigning'> = { id: 'setPasswordFreeSigning', method: 'POST', path: '/order/electronicSign/mianmi' };
