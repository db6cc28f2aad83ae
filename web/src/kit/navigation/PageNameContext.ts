import { createContext, useContext } from 'react'

export const PageNameContext = createContext<string | null>(null)

export function usePageName(): string {
  const name = useContext(PageNameContext)
  if (name === null) throw new Error('usePageName needs a PageNameContext')
  return name
}
