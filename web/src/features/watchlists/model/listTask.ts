/** What is done with a list or one of its entries: one at a time. Entries by their global id. */
export type ListTask =
  | { readonly kind: 'add' | 'rename' | 'delete' | 'basis' }
  | { readonly kind: 'edit' | 'remove' | 'lists'; readonly entryId: string }
