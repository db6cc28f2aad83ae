import { createContext, use, type RefObject } from 'react'
import type { LoadedPage } from './loadPage.ts'

export const LastPageContext = createContext<RefObject<LoadedPage | null>>({ current: null })

export function useLastPage(): RefObject<LoadedPage | null> {
  return use(LastPageContext)
}
