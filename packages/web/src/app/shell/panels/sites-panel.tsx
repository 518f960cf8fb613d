import { config } from '#platform/config';
import { HoverPanel } from '#ui/overlay/hover-panel';

/** The frequently used sites, each in a new window (HEAD-01). */
export function SitesPanel() {
  return (
    <HoverPanel title="常用网站" trigger="常用网站">
      {(close) => (
        <ul className="panel-list">
          {config.frequentSites.map(({ title, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener" onClick={close}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </HoverPanel>
  );
}
