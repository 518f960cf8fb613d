// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation, ReadOperation } from '../../core/operation';
import { objectData, pageData } from '../../core/promised-data';

/**
 * 查询工程与商机。
 *
 * Projects or opportunities of a customer with their stage and what is due, the sums of each stage, and their customers. Inferred: the project pages show projects, and no stated call gives one. All share this list by its type: projectList, newProjectCenter, newProjectCare, newProjectAccept, newBusinessCenter, easymyproject, easyboard, easyhpsview, billManagement, turnoverOrder, newTurnoverOrder and others. Withdrawn projects are listed for stage 90 alone.
 *
 * `POST /project/manage/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Easy-tally and project pages
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode` 客户编码
 * - `listType?` 类型：ALL 全部工程（默认）、OWN 我经办的、CARE 要跟进的、ORDER 到下单或之后的、ACCEPT 到验收或结算的、BUSINESS 商机
 * - `stage?` 环节
 * - `status?` 状态码，如 00 待跟进、11 待补资料、20 核实中、32 待接受报价、50 待付尾款、71 已结算
 * - `customerNo?` 工程客户编号
 * - `ownerName?` 经办人
 * - `agentFlag?` 1 只看代客户登记的，0 只看自己客户的
 * - `keyword?` 工程号、工程名称、客户名称或型号
 */
export const queryProjects: ReadOperation<'queryProjects'> = { id: 'queryProjects', method: 'POST', path: '/project/manage/list', effect: 'read', data: pageData };

/**
 * 查询工程详情。
 *
 * A project or an opportunity with its life, people, documents and events. Inferred: newProjectCenterView, newProjectAcceptView and newBusinessCenterView show one, and no stated call gives it. Assumption: what the maker decides is decided once it has been read.
 *
 * `GET /project/manage/detail` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Easy-tally and project pages
 *
 * Query:
 * - `customerCode` 客户编码
 * - `projectNo` 工程号或商机号
 */
export const getProject: ReadOperation<'getProject'> = { id: 'getProject', method: 'GET', path: '/project/manage/detail', effect: 'read', data: objectData };

/**
 * 办理工程环节。
 *
 * Does one step of a project; each step needs the fields that its line of the enum names. Inferred: newProject, easynew, easyverify, easyapply, newProjectCenterView, newProjectAcceptView and newBusinessCenterView change a project, and no stated call does. A step that is done is not done again. Changes the projects, and pays where the step says so; never send it twice by itself. Assumption: the payment password confirms a step that pays.
 *
 * `POST /project/manage/step` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Easy-tally and project pages
 *
 * Body:
 * - `customerCode` 客户编码
 * - `step` 环节动作：SAVE 存草稿、REGISTER 登记（名称、客户、地址、商品；projectNo 为草稿或商机时继续登记）、SUPPLEMENT 补资料（fileList）、PRICE 申请工程价（productList 带 targetPrice、remark）、ACCEPT_PRICE 接受报价、ORDER 下单付定金（payerCode）、DELIVER 付尾款约交付（payerCode、deliverWay、deliverDate、收货人）、ACCEPT 提交验收（acceptDate、fileList）、FOLLOW 跟进（remark、nextFollowDate）、WITHDRAW 撤回（remark）
 * - `projectNo?` 工程号，新登记时为空
 * - `projectName?` 工程名称
 * - `customerName?` 工程客户名称
 * - `contactName?` 工程客户联系人
 * - `contactPhone?` 工程客户电话
 * - `agentFlag?` 1 表示代客户登记
 * - `address?` 工程地址
 * - `wishDate?` 希望交付日期
 * - `productList?` 商品
 * - `fileList?` 资料，先用 uploadFile 上传
 * - `payerCode?` 付款方编码
 * - `payPassword?` 支付密码
 * - `deliverWay?` 交付方式：ONCE 一次送完、BATCH 分批
 * - `deliverDate?` 交付日期
 * - `receiverName?` 收货人
 * - `receiverPhone?` 收货人电话
 * - `acceptDate?` 验收日期
 * - `nextFollowDate?` 下次跟进日期
 * - `remark?` 说明
 */
export const submitProjectStep: Operation<'submitProjectStep'> = { id: 'submitProjectStep', method: 'POST', path: '/project/manage/step' };
