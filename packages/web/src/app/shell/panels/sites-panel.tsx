import { config } from '#platform/config';
import { HoverPanel } from '#ui/overlay/hover-panel';
import { Titled } from './titled';
import './panels.css';

/** The frequently used sites, each in a new window (HEAD-01). */
export function SitesPanel() {
  return (
    <HoverPanel title="常用网站" trigger={<Titled>常用网站</Titled>}>
      {(close) => <SitesList onDone={close} />}
    </HoverPanel>
  );
}

export function SitesList({ onDone }: { readonly onDone: () => void }) {
  return (
    <ul className="panel-list">
      {config.frequentSites.map(({ title, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener" onClick={onDone}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
