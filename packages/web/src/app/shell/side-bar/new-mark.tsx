import './side-bar.css';

/** The 'new' icon of a menu item (SIDE-02). */
export function NewMark() {
  return <span className="new-mark">新</span>;
}
