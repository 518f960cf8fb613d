import { formatYuan } from '@dealer-portal/rules/money';
import { ALERT_CHOICES, type AlertSettings } from '@dealer-portal/rules/runway';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { PlainButton } from '#ui/button/plain-button';
import { PlainSelect } from '#ui/input/plain-select';
import { NoticeLine } from '#ui/page/notice-line';
import { alertSettings, keepAlertSettings } from '#widgets/own-alerts/alert-settings';
import { alertText } from '#widgets/own-alerts/own-alert-text';
import { useOwnAlerts } from '#widgets/own-alerts/use-own-alerts';
import './own-alerts.css';

type Setting = keyof typeof ALERT_CHOICES;

const SETTINGS: readonly (readonly [setting: Setting, label: string, textOf: (choice: number) => string])[] =
  [
    ['rebateDays', '返利到期前', (days) => `${days} 天`],
    ['billDays', '票据到期前', (days) => `${days} 天`],
    ['below', '可订货余额低于', (yuan) => formatYuan(yuan)],
  ];

/** 自设的提醒: what the account wants to be reminded of, here and on the home page, and what there is of it now. */
export function OwnAlerts() {
  const [settings, setSettings] = useState(alertSettings);
  const [isOpen, setOpen] = useState(false);
  const choose = (setting: Setting, text: string) => {
    const { [setting]: _, ...others } = settings ?? {};
    keepAlertSettings(text === '' ? others : { ...others, [setting]: Number(text) });
    setSettings(alertSettings());
  };
  return (
    <section className="own-alerts" aria-label="自设的提醒">
      {settings && <AlertLines settings={settings} />}
      <PlainButton kind="link" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? '收起提醒设置' : '提醒设置'}
      </PlainButton>
      {isOpen && (
        <div className="own-alert-settings">
          {SETTINGS.map(([setting, label, textOf]) => (
            <PlainSelect
              key={setting}
              label={label}
              options={[
                { value: '', label: '不提醒' },
                ...ALERT_CHOICES[setting].map((choice) => ({ value: String(choice), label: textOf(choice) })),
              ]}
              value={String(settings?.[setting] ?? '')}
              onChange={(text) => choose(setting, text)}
            />
          ))}
          <span className="secondary">
            到时列在这里和首页的“要办的事”里，只保存在这台电脑的这个浏览器。没有确认的对账单一直在待办里，不用另设。
          </span>
        </div>
      )}
    </section>
  );
}

function AlertLines({ settings }: { readonly settings: AlertSettings }) {
  const query = useOwnAlerts(settings);
  return (
    <Loaded query={query} failure="自设的提醒没有加载出来" rows={1}>
      {(alerts) =>
        alerts.map((alert) => {
          const { key, text, day, to, act } = alertText(alert);
          return (
            <NoticeLine key={key} action={<Link to={to}>{act}</Link>}>
              {day && `${day} `}
              {text}
            </NoticeLine>
          );
        })
      }
    </Loaded>
  );
}
