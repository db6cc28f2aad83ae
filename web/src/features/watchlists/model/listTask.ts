/** At most one task is open. `entryId` is a global id. */
export type ListTask =
  | { readonly kind: 'add' | 'rename' | 'delete' | 'basis' }
  | { readonly kind: 'edit' | 'remove' | 'lists'; readonly entryId: string }
