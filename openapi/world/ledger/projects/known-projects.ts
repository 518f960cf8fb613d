/** The projects and opportunities that stand in the world; prices are those of its products. */

/** A product of a project; the price is the ordinary one unless a project price is given. */
interface KnownGoods {
  readonly productCode: string;
  readonly number: number;
  /** Yuan of a unit under the project price. */
  readonly price?: number;
  readonly versionCode?: string;
  /** Yuan of a unit that the maker offers. */
  readonly quotePrice?: number;
}

export interface KnownEvent {
  readonly time: string;
  readonly operator: string;
  readonly content: string;
}

export interface KnownDone {
  readonly stage: string;
  readonly day: string;
  readonly operator: string;
  readonly remark: string;
}

export interface KnownProject {
  readonly saletoCode: string;
  readonly projectNo: string;
  readonly projectName: string;
  readonly status: string;
  readonly customer: readonly [customerNo: string, customerName: string, contactName: string, phone: string];
  readonly agentFlag: string;
  readonly address: string;
  readonly ownerName: string;
  readonly managerName: string;
  readonly goods: readonly KnownGoods[];
  readonly due?: string;
  readonly nextFollow?: string;
  readonly missing?: readonly string[];
  readonly wishDate: string;
  readonly done: readonly KnownDone[];
  readonly events: readonly KnownEvent[];
  /** The days on which the deposit and the rest were paid. */
  readonly paid?: readonly string[];
}

const done = (stage: string, day: string, operator: string): KnownDone => ({
  stage,
  day,
  operator,
  remark: '',
});
const event = (time: string, operator: string, content: string): KnownEvent => ({ time, operator, content });

const FIRST = { saletoCode: '8800123456', managerName: '高翔', agentFlag: '0' } as const;
const [WANG, LIU, GAO] = ['王建国', '刘芳', '高翔'] as const;
const WAREHOUSE = '山东省青岛市崂山区株洲路187号腾达仓库';

const FIRST_PROJECTS: readonly KnownProject[] = [
  {
    ...FIRST,
    projectNo: 'XM20261118002',
    projectName: '崂山人才公寓热水器',
    status: '11',
    customer: ['GK0001', '青岛安居置业', '周敏', '13800000031'],
    address: '山东省青岛市崂山区秦岭路18号人才公寓',
    ownerName: WANG,
    goods: [{ productCode: 'GH6000E01', number: 60 }],
    due: '2026-11-25',
    nextFollow: '2026-11-24',
    missing: ['LICENSE'],
    wishDate: '2027-01-15',
    done: [],
    events: [
      event('2026-11-18 15:30:00', GAO, '还缺业主营业执照，请在 11-25 前补齐'),
      event('2026-11-18 10:02:00', WANG, '登记'),
    ],
  },
  {
    ...FIRST,
    projectNo: 'XM20261112001',
    projectName: '黄岛学校教室空调',
    status: '20',
    customer: ['GK0002', '青岛黄岛教育', '孙强', '13800000032'],
    address: '山东省青岛市黄岛区长江中路300号',
    ownerName: LIU,
    goods: [{ productCode: 'GA3500D01', number: 40 }],
    wishDate: '2027-02-20',
    done: [done('10', '2026-11-12', LIU)],
    events: [event('2026-11-12 11:20:00', LIU, '登记')],
  },
  {
    ...FIRST,
    projectNo: 'XM20261106003',
    projectName: '市北办公楼会议电视',
    status: '32',
    customer: ['GK0003', '青岛北岸商务', '吴越', '13800000033'],
    address: '山东省青岛市市北区辽阳西路160号',
    ownerName: WANG,
    goods: [{ productCode: 'GT7500G02', number: 12, quotePrice: 4490 }],
    due: '2026-11-30',
    nextFollow: '2026-11-27',
    wishDate: '2026-12-25',
    done: [done('10', '2026-11-06', WANG), done('20', '2026-11-09', GAO)],
    events: [
      event('2026-11-17 16:05:00', GAO, '报价 ¥4,490.00，11-30 前有效'),
      event('2026-11-10 09:40:00', WANG, '申请工程价'),
      event('2026-11-09 14:12:00', GAO, '核实通过'),
      event('2026-11-06 10:18:00', WANG, '登记'),
    ],
  },
  {
    ...FIRST,
    projectNo: 'XM20261103001',
    projectName: '海纳酒店客房改造',
    status: '50',
    customer: ['GK0004', '青岛海纳工程有限公司', '', ''],
    address: WAREHOUSE,
    ownerName: WANG,
    goods: [
      { productCode: 'GT6500G01', number: 50, price: 2690, versionCode: 'GC20261105-2' },
      { productCode: 'GA7200D03', number: 20 },
    ],
    due: '2026-12-08',
    nextFollow: '2026-12-01',
    wishDate: '2026-12-14',
    paid: ['2026-11-20'],
    done: [
      done('10', '2026-11-03', WANG),
      done('20', '2026-11-04', GAO),
      { ...done('30', '2026-11-05', GAO), remark: 'GC20261105-2' },
      { ...done('40', '2026-11-20', WANG), remark: '定金 30%' },
    ],
    events: [
      event('2026-11-20 09:05:00', WANG, '下单，付定金 30%'),
      event('2026-11-05 16:20:00', GAO, '工程价 ¥2,690.00'),
      event('2026-11-04 10:40:00', GAO, '核实通过'),
      event('2026-11-03 14:08:00', WANG, '登记'),
    ],
  },
  {
    ...FIRST,
    projectNo: 'XM20261009002',
    projectName: '城阳民宿厨电',
    status: '60',
    customer: ['GK0005', '青岛城阳民宿', '赵宁', '13800000035'],
    agentFlag: '1',
    address: '山东省青岛市城阳区仲村社区66号',
    ownerName: WANG,
    goods: [
      { productCode: 'GK2200F01', number: 10 },
      { productCode: 'GK5200F02', number: 10 },
    ],
    due: '2026-12-02',
    wishDate: '2026-11-17',
    paid: ['2026-10-20', '2026-11-13'],
    done: [
      done('10', '2026-10-09', WANG),
      done('20', '2026-10-12', GAO),
      { ...done('30', '2026-10-14', GAO), remark: '普通价' },
      { ...done('40', '2026-10-20', WANG), remark: '定金 30%' },
      done('50', '2026-11-17', WANG),
    ],
    events: [
      event('2026-11-17 17:30:00', GAO, '交付完成，请在 12-02 前提交验收'),
      event('2026-11-13 09:12:00', WANG, '付清尾款，约 11-17 交付'),
      event('2026-10-20 10:11:00', WANG, '下单，付定金 30%'),
      event('2026-10-14 15:02:00', GAO, '没有工程价，按普通价'),
      event('2026-10-12 11:00:00', GAO, '核实通过'),
      event('2026-10-09 09:30:00', WANG, '登记'),
    ],
  },
  {
    ...FIRST,
    projectNo: 'XM20260905001',
    projectName: '即墨员工宿舍洗衣机',
    status: '71',
    customer: ['GK0006', '青岛即墨后勤', '马骏', '13800000036'],
    agentFlag: '1',
    address: '山东省青岛市即墨区蓝鳌路900号',
    ownerName: LIU,
    goods: [{ productCode: 'GW0800C03', number: 40 }],
    wishDate: '2026-10-15',
    paid: ['2026-09-15', '2026-10-10'],
    done: [
      done('10', '2026-09-05', LIU),
      done('20', '2026-09-08', GAO),
      { ...done('30', '2026-09-10', GAO), remark: '普通价' },
      { ...done('40', '2026-09-15', LIU), remark: '定金 30%' },
      done('50', '2026-10-15', LIU),
      done('60', '2026-10-24', GAO),
      { ...done('70', '2026-11-15', GAO), remark: '返利已结' },
    ],
    events: [
      event('2026-11-15 10:00:00', GAO, '返利已结'),
      event('2026-10-24 16:45:00', GAO, '验收通过'),
      event('2026-10-22 09:20:00', LIU, '提交验收'),
      event('2026-10-15 17:10:00', GAO, '交付完成'),
      event('2026-10-10 10:26:00', LIU, '付清尾款，约 10-15 交付'),
      event('2026-09-15 14:33:00', LIU, '下单，付定金 30%'),
      event('2026-09-10 11:09:00', GAO, '没有工程价，按普通价'),
      event('2026-09-08 15:21:00', GAO, '核实通过'),
      event('2026-09-05 09:00:00', LIU, '登记'),
    ],
  },
];

const OPPORTUNITIES: readonly KnownProject[] = [
  {
    ...FIRST,
    projectNo: 'SJ20261119001',
    projectName: '高新区孵化器食堂冷柜',
    status: '00',
    customer: ['GK0007', '青岛高新孵化器', '韩梅', '13800000037'],
    address: '山东省青岛市城阳区智力岛路1号',
    ownerName: WANG,
    goods: [{ productCode: 'GF0203B01', number: 20 }],
    nextFollow: '2026-11-26',
    wishDate: '2027-03-01',
    done: [],
    events: [event('2026-11-19 15:00:00', GAO, '客户经理转来商机')],
  },
  {
    ...FIRST,
    projectNo: 'SJ20261110002',
    projectName: '李沧养老院热水器',
    status: '00',
    customer: ['GK0008', '青岛李沧康养中心', '刘颖', '13800000038'],
    agentFlag: '1',
    address: '山东省青岛市李沧区金水路501号',
    ownerName: WANG,
    goods: [{ productCode: 'GH1600E02', number: 16 }],
    nextFollow: '2026-11-23',
    wishDate: '2027-01-31',
    done: [],
    events: [
      event('2026-11-16 10:30:00', WANG, '已量房，等业主定型号'),
      event('2026-11-10 09:15:00', WANG, '门店登记商机'),
    ],
  },
  {
    ...FIRST,
    projectNo: 'SJ20261028001',
    projectName: '市南餐饮街油烟机',
    status: '00',
    customer: ['GK0009', '青岛市南商会', '丁伟', '13800000039'],
    address: '山东省青岛市市南区云霄路88号',
    ownerName: LIU,
    goods: [{ productCode: 'GK2200F01', number: 24 }],
    nextFollow: '2026-12-03',
    wishDate: '2027-04-10',
    done: [],
    events: [event('2026-10-28 16:40:00', LIU, '门店登记商机')],
  },
];

const OTHERS: readonly KnownProject[] = [
  {
    saletoCode: '8800567890',
    managerName: '宋涛',
    agentFlag: '0',
    projectNo: 'XM20261115011',
    projectName: '沂蒙产业园宿舍空调',
    status: '40',
    customer: ['GK0101', '临沂沂蒙产业园', '孟凡', '13800000041'],
    address: '山东省临沂市兰山区沂蒙路200号工程仓',
    ownerName: '赵敏',
    goods: [{ productCode: 'GA2600D02', number: 30 }],
    due: '2026-12-01',
    nextFollow: '2026-11-28',
    wishDate: '2026-12-30',
    done: [
      done('10', '2026-11-15', '赵敏'),
      done('20', '2026-11-17', '宋涛'),
      { ...done('30', '2026-11-19', '宋涛'), remark: '普通价' },
    ],
    events: [
      event('2026-11-19 10:00:00', '宋涛', '没有工程价，按普通价'),
      event('2026-11-17 09:30:00', '宋涛', '核实通过'),
      event('2026-11-15 14:10:00', '赵敏', '登记'),
    ],
  },
  {
    saletoCode: '8800123460',
    managerName: '宋涛',
    agentFlag: '0',
    projectNo: 'XM20261116021',
    projectName: '历下社区食堂冰箱',
    status: '20',
    customer: ['GK0201', '济南历下社区服务中心', '郭静', '13800000042'],
    address: '山东省济南市历下区泉城路188号新零售中心仓',
    ownerName: '李晓梅',
    goods: [{ productCode: 'GR0216A04', number: 18 }],
    nextFollow: '2026-11-30',
    wishDate: '2027-01-10',
    done: [done('10', '2026-11-16', '李晓梅')],
    events: [event('2026-11-16 11:00:00', '李晓梅', '登记')],
  },
];

export const KNOWN_PROJECTS: readonly KnownProject[] = [...FIRST_PROJECTS, ...OPPORTUNITIES, ...OTHERS];
