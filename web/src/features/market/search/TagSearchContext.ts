import { createContext, useContext } from 'react'
import type { Tag } from '../stock/tagSearch.ts'

/** Opens the search by tags with a tag already chosen, or with none. */
export type OpenTagSearch = (tag: Tag | null) => void

export const TagSearchContext = createContext<OpenTagSearch | null>(null)

/** A function that opens the search by tags. Throws where nobody is signed in. */
export function useTagSearch(): OpenTagSearch {
  const open = useContext(TagSearchContext)
  if (!open) throw new Error('useTagSearch needs a TagSearchProvider')
  return open
}
