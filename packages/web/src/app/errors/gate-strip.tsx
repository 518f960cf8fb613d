import { config } from '#platform/config';
import { Hotline } from '../shell/service/hotline';
import '../shell/shell.css';

/** Over pages that stand for one that is not there: whose they are, and whom to call (HEAD-01). */
export function GateStrip() {
  return (
    <header className="strip gate-strip no-print">
      <img src="/favicon.svg" alt="" width={22} height={22} />
      <strong className="portal-name">{config.name}</strong>
      <Hotline />
    </header>
  );
}
