import { PersonalPage } from './personal-page';

/** 付款方（旧） of the traditional channel group (PROF-02). */
export function Component() {
  return <PersonalPage page="oldpayerCT" />;
}
