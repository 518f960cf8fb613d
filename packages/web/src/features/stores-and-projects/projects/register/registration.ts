import { readFigure } from '@dealer-portal/rules/money';
import { isOn } from '@dealer-portal/rules/states';
import { getProject, queryProjects } from '@dealer-portal/sdk/operations';
import type { MoneyDraft, MoneyForm } from '#kits/money-form/define-money-form';
import { href } from '#routes';
import { documentAddress } from '#widgets/document-line/document-address';
import { acceptedStep, registrationLookUp, type StepAnswer, sendStep } from '../calls';
import { readFiles, readLines, writeList } from '../project-draft';
import type { ProjectDetail } from '../queries';
import { registrationBody } from './registration-body';
import { RegistrationFields } from './registration-fields';
import { type RegistrationFacts, useRegistrationFacts } from './use-registration-facts';

const FIELDS = [
  ...['projectName', 'customerName', 'agentFlag', 'contactName', 'contactPhone'],
  ...['address', 'wishDate', 'goods', 'bid', 'license'],
] as const;

/** The first values of a registration: an earlier draft or an opportunity, else none. */
function initialOf(project: ProjectDetail | undefined): MoneyDraft {
  const goods = project?.productList ?? [];
  return {
    projectName: project?.projectName ?? '',
    customerName: project?.customerName ?? '',
    agentFlag: isOn(project?.agentFlag) ? '1' : '0',
    contactName: project?.contactName ?? '',
    contactPhone: project?.contactPhone ?? '',
    address: project?.address ?? '',
    wishDate: project?.wishDate ?? '',
    goods: writeList(
      goods.map(({ productCode, productModel = productCode, number }) => ({
        productCode,
        productModel,
        number: String(readFigure(number) ?? ''),
      })),
    ),
    bid: '',
    license: '',
  };
}

const fileNames = (text: string | undefined) =>
  readFiles(text)
    .map(({ fileName }) => fileName)
    .join('、') || '登记后补';

/** 登记工程: a new project, or one that goes on from a draft or an opportunity (FIN-10). */
export function registrationForm(
  project: ProjectDetail | undefined,
): MoneyForm<MoneyDraft, RegistrationFacts, StepAnswer> {
  const number = project && { projectNo: project.projectNo };
  return {
    movement: 'application',
    name: project ? `project-REGISTER-${project.projectNo}` : 'project-REGISTER',
    verb: '登记',
    context: project ? `接着登记 ${project.projectNo}` : '登记后由客户经理核实，核实通过再定价',
    initial: initialOf(project),
    keptFields: FIELDS,
    Fields: RegistrationFields,
    useFacts: useRegistrationFacts,
    slip: (draft) => ({
      facts: [
        ['工程名称', draft['projectName'] ?? ''],
        ['工程客户', draft['customerName'] ?? ''],
        ['联系人', `${draft['contactName'] ?? ''} ${draft['contactPhone'] ?? ''}`.trim()],
        ['工程地址', draft['address'] ?? ''],
        ['希望交付', draft['wishDate'] ?? ''],
        [
          '商品',
          readLines(draft['goods'])
            .map(({ productModel, number: units }) => `${productModel} ${units} 台`)
            .join('、'),
        ],
        ['中标或意向文件', fileNames(draft['bid'])],
        ['业主营业执照', fileNames(draft['license'])],
      ],
      about: draft['projectName']?.trim() ?? '',
      consequence: '提交后由客户经理核实；付定金之前可以撤回。',
    }),
    send: (draft, account) => sendStep({ step: 'REGISTER', ...number, ...registrationBody(draft) }, account),
    accepted: (answer, slip) => ({
      ...acceptedStep(answer, { about: answer?.projectNo ?? slip.about ?? '' }),
      result: {
        to: documentAddress('newProjectCenterView', { projectNo: answer?.projectNo }) ?? href('projectList'),
        label: '看这个工程',
      },
    }),
    lookUp: registrationLookUp,
    records: { to: href('projectList'), label: '查看项目列表' },
    lists: [queryProjects, getProject],
  };
}
