/** Why something is not shown; the sentences stand in one table of `menu-reasons`. */
export type WhyCause =
  | 'subChannel'
  | 'redInvoice'
  | 'retired'
  | 'returnAuthority'
  | 'adminOnly'
  | 'limitedCustomer'
  | 'limitedOnly'
  | 'notInSideBar'
  | 'emptied'
  | 'parentHidden'
  | 'planned'
  | 'noEntry'
  | 'elsewhere'
  | 'noPage'
  | 'pageWithoutTools'
  | 'designer'
  | 'blocked'
  | 'noMenu'
  | 'noButton'
  | 'channel'
  | 'customerData'
  | 'traditional'
  | 'notOffered';

/** A reason as data. */
export interface Why {
  readonly cause: WhyCause;
  /** Title of the other menu or permission that the cause speaks of. */
  readonly subject?: string | null | undefined;
}
