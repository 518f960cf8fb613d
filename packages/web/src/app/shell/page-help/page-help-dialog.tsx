import { useMatches } from 'react-router-dom';
import { isRouteName, routes } from '#routes';
import { PlainButton } from '#ui/button/plain-button';
import { Dialog } from '#ui/overlay/dialog';
import { PageLink } from '#widgets/links/page-link';
import { startTour } from '#widgets/page-help/page-help';
import { keysOnShow } from './page-keys';
import { questionsOf } from './page-questions';
import './page-help.css';

interface PageHelpDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The keys of the page on show, its three commonest questions, and the ways to the tour and to the help. */
export function PageHelpDialog({ isOpen, onClose }: PageHelpDialogProps) {
  const page = useMatches().at(-1)?.id;
  const title = isRouteName(page) ? routes[page].title : '本页';
  const onTour = () => {
    onClose();
    startTour();
  };
  return (
    <Dialog
      title={`${title}：按键和常见问题`}
      open={isOpen}
      width={640}
      onCancel={onClose}
      footer={
        <>
          <PlainButton onClick={onTour}>带我走一遍（六步）</PlainButton>{' '}
          <PlainButton kind="primary" onClick={onClose}>
            关闭
          </PlainButton>
        </>
      }
    >
      <h3>常问的三件事</h3>
      <dl className="page-questions">
        {questionsOf(page).map(({ ask, answer, page: to }) => (
          <div key={ask}>
            <dt>{ask}</dt>
            <dd>
              {answer} {to && to !== page && <PageLink route={to} onClick={onClose} />}
            </dd>
          </div>
        ))}
      </dl>
      <h3>按键</h3>
      <dl className="page-keys">
        {isOpen &&
          keysOnShow(document).map(([keys, act]) => (
            <div key={act}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{act}</dd>
            </div>
          ))}
      </dl>
    </Dialog>
  );
}
