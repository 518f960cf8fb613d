import { OnceOpen } from '#ui/overlay/once-open';
import { lazyWithAntd } from '../antd/with-antd';
import { reasonAgainstSwitch } from './why-not-state';

/** Few visits ask; the panel comes when it is first opened. */
const WhyNotPanel = lazyWithAntd(async () => (await import('./why-not-panel')).WhyNotPanel);

/** The place of the panel 为什么看不到？ below account and permissions. */
export function WhyNotHost() {
  const isOpen = reasonAgainstSwitch.useIsOpen();
  return (
    <OnceOpen isOpen={isOpen}>
      <WhyNotPanel open={isOpen} onClose={reasonAgainstSwitch.close} />
    </OnceOpen>
  );
}
