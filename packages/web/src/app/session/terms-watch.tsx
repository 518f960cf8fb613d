import { checkConsentToUse } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIsFirstViewOver } from '#platform/browser/first-view';
import { isText, slot } from '#platform/browser/storage';
import { asideQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { shared } from '#platform/session/tab-answers';
import { lazyWithAntd } from '../antd/with-antd';

const TermsDialog = lazyWithAntd(async () => (await import('./terms-dialog')).TermsDialog);

/** The customer for whom the user had agreed when the server was last asked. */
const agreedFor = slot('local', 'agreedTermsFor', isText);

/**
 * Asks a user who has not yet agreed to the terms of use, before anything else (2§7 Dialogs). One who had agreed at the last
 * visit is asked about when the first page has had its time. After a failed call the user is asked the next time.
 */
export function TermsWatch() {
  const account = useAccount();
  const { saletoCode, sendtoCode, saleInfo, user } = account;
  const who = { customerCode: saleInfo.customerCode, userName: user.userName };
  const scope = { saletoCode, sendtoCode };
  const isOver = useIsFirstViewOver();
  const enabled = isOver || agreedFor.read() !== who.customerCode;
  const query = shared(asideQuery(checkConsentToUse, { body: who }, scope));
  const agreed = useQuery({ ...query, enabled }).data;
  useEffect(() => {
    if (agreed === true) agreedFor.write(who.customerCode);
    if (agreed === false) agreedFor.clear();
  }, [agreed, who.customerCode]);
  const [isDone, setDone] = useState(false);
  if (agreed !== false || isDone) return null;
  return <TermsDialog who={who} onAgreed={() => setDone(true)} />;
}
