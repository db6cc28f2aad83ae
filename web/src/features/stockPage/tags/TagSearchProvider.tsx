import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { TagSearchContext } from '../../market/search/TagSearchContext.ts'
import type { Tag } from '../../market/stock/tagSearch.ts'

const TagSearchDialog = lazyWithMessages(
  ['prices', 'stock', 'tags'],
  async () => (await import('./TagSearchDialog.tsx')).TagSearchDialog,
)

/** Renders the tag search, which every search field and the command palette can open. */
export function TagSearchProvider({ children }: { children: ReactNode }) {
  // A null tag starts without one.
  const [search, setSearch] = useState<{ readonly tag: Tag | null } | undefined>()
  const open = useCallback((tag: Tag | null) => setSearch({ tag }), [])
  return (
    <TagSearchContext value={open}>
      {children}
      {search && (
        <Suspense>
          <TagSearchDialog tag={search.tag} onClose={() => setSearch(undefined)} />
        </Suspense>
      )}
    </TagSearchContext>
  )
}
