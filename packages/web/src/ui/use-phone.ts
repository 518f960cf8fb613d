import { Grid } from 'antd';

/** Whether the window is a phone's: tables become cards, the side bar a drawer. */
export function usePhone(): boolean {
  const screens = Grid.useBreakpoint();
  return screens.md === false;
}
