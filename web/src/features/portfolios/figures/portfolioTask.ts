/** Dialog that is open on a portfolio's page, at most one at a time. `holdingId` is a global id. */
export type PortfolioTask =
  | { readonly kind: 'add' | 'edit' | 'delete' | 'import' | 'incomplete' | 'transactions' }
  | { readonly kind: 'lots' | 'move' | 'objective'; readonly holdingId: string }
