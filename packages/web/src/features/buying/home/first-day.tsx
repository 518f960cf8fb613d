import { lazy } from 'react';
import { ArrivalPanel, LastOrders } from './order-panels';
import { RecommendedPanel } from './recommended-panel';
import { TodoPanel } from './todo-panel';
import { UsualPanel } from './usual-panel';
import './home.css';

/** Loaded late, and without the panels: the build would put those into more files. */
const FirstSteps = lazy(async () => ({ default: (await import('./first-steps')).FirstSteps }));

/** The home page of a customer who has ordered nothing yet: the first steps, and what each panel will hold. */
export function FirstDay() {
  return (
    <>
      <FirstSteps />
      <div className="home-columns first-day">
        <div>
          <TodoPanel seesOrders />
          <UsualPanel />
        </div>
        <div className="home-side">
          <ArrivalPanel />
          <LastOrders />
        </div>
      </div>
      <RecommendedPanel />
    </>
  );
}
