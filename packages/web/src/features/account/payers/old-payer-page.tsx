import { PersonalPage } from './personal-page';

/** 付款方（旧版）: every payer, for any channel group. */
export function Component() {
  return <PersonalPage page="oldPayer" />;
}
