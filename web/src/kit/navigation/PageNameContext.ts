import { createContext, useContext } from 'react'

export const PageNameContext = createContext<string | null>(null)

/** The name of the page that is shown. Throws outside a page. */
export function usePageName(): string {
  const name = useContext(PageNameContext)
  if (name === null) throw new Error('usePageName needs a PageNameContext')
  return name
}
