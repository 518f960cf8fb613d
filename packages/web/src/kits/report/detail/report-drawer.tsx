import { Drawer } from 'antd';
import type { Key, ReactNode } from 'react';
import './report-detail.css';

interface ReportDrawerProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly facts: readonly { readonly key: Key; readonly title: string; readonly value: ReactNode }[];
}

/** All fields of a row, next to its list. */
export function ReportDrawer({ title, isOpen, onClose, facts }: ReportDrawerProps) {
  return (
    <Drawer title={title} open={isOpen} onClose={onClose}>
      <dl className="report-detail">
        {facts.map(({ key, title, value }) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Drawer>
  );
}
