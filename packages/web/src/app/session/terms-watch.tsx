import { checkConsentToUse } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asideQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { shared } from '#platform/session/tab-answers';
import { lazyWithAntd } from '../antd/with-antd';

const TermsDialog = lazyWithAntd(async () => (await import('./terms-dialog')).TermsDialog);

/**
 * Asks a user who has not yet agreed to the terms of use, before anything else (2§7 Dialogs). After a failed call the
 * user is asked the next time.
 */
export function TermsWatch() {
  const account = useAccount();
  const { saletoCode, sendtoCode, saleInfo, user } = account;
  const who = { customerCode: saleInfo.customerCode, userName: user.userName };
  const scope = { saletoCode, sendtoCode };
  const agreed = useQuery(shared(asideQuery(checkConsentToUse, { body: who }, scope))).data;
  const [isDone, setDone] = useState(false);
  if (agreed !== false || isDone) return null;
  return <TermsDialog who={who} onAgreed={() => setDone(true)} />;
}
