/** What is done on the page of a portfolio: one at a time. A stock by the id of the store. */
export type PortfolioTask =
  | { readonly kind: 'add' | 'edit' | 'delete' | 'import' | 'incomplete' | 'transactions' }
  | { readonly kind: 'lots' | 'move' | 'objective'; readonly holdingId: string }
