import { createContext, useContext } from 'react'

/** What a screen may know of the page that it stands on. */
export interface PageFacts {
  readonly name: string
  /** The page says that it checks whether its visitor is human. */
  readonly isHumanCheckShown: boolean
}

export const PageContext = createContext<PageFacts | null>(null)

/** The page that is shown. Throws outside a page. */
export function usePage(): PageFacts {
  const page = useContext(PageContext)
  if (!page) throw new Error('usePage needs a page around it')
  return page
}
