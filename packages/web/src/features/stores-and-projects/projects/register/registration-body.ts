import { sentFigure } from '@dealer-portal/rules/money';
import { isOn } from '@dealer-portal/rules/states';
import type { MoneyDraft } from '#kits/money-form/define-money-form';
import type { StepBody } from '../calls';
import { filesOf, readLines } from '../project-draft';

/** The sent part of a registration: every filled-in field. */
export function registrationBody(draft: MoneyDraft): Omit<StepBody, 'step' | 'projectNo'> {
  const text = (name: string) => draft[name]?.trim() ?? '';
  const texts = ['projectName', 'customerName', 'contactName', 'contactPhone', 'address', 'wishDate'];
  return {
    ...Object.fromEntries(texts.flatMap((name) => (text(name) === '' ? [] : [[name, text(name)]]))),
    agentFlag: isOn(draft['agentFlag']) ? '1' : '0',
    productList: readLines(draft['goods']).map(({ productCode, number }) => ({
      productCode,
      number: sentFigure(number),
    })),
    fileList: [...filesOf('BID', draft['bid']), ...filesOf('LICENSE', draft['license'])],
  };
}
