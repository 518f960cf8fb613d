import { config } from '#platform/config';
import '../shell.css';

/** The number of the hotline, in the strip above the page (HEAD-01). */
export function Hotline() {
  return (
    <span className="strip-second">
      服务热线{' '}
      <a className="hotline" href={`tel:${config.hotline}`}>
        {config.hotline}
      </a>
    </span>
  );
}
