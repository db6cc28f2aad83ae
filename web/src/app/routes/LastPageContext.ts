import { createContext, use, type RefObject } from 'react'
import type { LoadedPage } from './loadPage.ts'

/** The page that was shown last: where the next one fails, its frame stays. */
export const LastPageContext = createContext<RefObject<LoadedPage | null>>({ current: null })

/** A place for the page that is shown; read where another one fails. */
export function useLastPage(): RefObject<LoadedPage | null> {
  return use(LastPageContext)
}
