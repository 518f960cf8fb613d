import { PersonalPage } from './personal-page';

/** 付款方 of the traditional channel group and of KZXKH customers (PROF-02). */
export function Component() {
  return <PersonalPage page="payerCT" />;
}
