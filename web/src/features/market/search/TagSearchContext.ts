import { createContext, useContext } from 'react'
import type { Tag } from '../stock/tagSearch.ts'

export type OpenTagSearch = (tag: Tag | null) => void

export const TagSearchContext = createContext<OpenTagSearch | null>(null)

/** Throws without a `TagSearchProvider`, that is if the user is signed out. */
export function useTagSearch(): OpenTagSearch {
  const open = useContext(TagSearchContext)
  if (!open) throw new Error('useTagSearch needs a TagSearchProvider')
  return open
}
