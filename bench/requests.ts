import type { CDPSession, Page } from '@playwright/test'

/** What a page has asked for. */
export type Taken = {
  paths: string[]
  operations: number
  scripts: string[]
  styles: string[]
  /** How many answers stood one upon the other: the document is the first, what it names the second. */
  levels: number
}

type Initiator = { url?: string; stack?: Stack }
type Stack = { callFrames: readonly { url: string }[]; parent?: Stack }

/** Counts the requests of a page since the last time, with what asked for each. */
export async function watchRequests(page: Page): Promise<{ take(): Taken }> {
  const session: CDPSession = await page.context().newCDPSession(page)
  let paths: string[] = []
  let levels = new Map<string, number>()
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const { pathname, protocol } = new URL(request.url)
    // The icon is asked for by the browser's window: headless ones do or do not, by their version.
    if (protocol === 'data:' || pathname === '/favicon.svg') return
    paths.push(pathname)
    levels.set(request.url, 1 + (levels.get(askedBy(initiator) ?? '') ?? 0))
  })
  return {
    take() {
      const taken = { paths, levels: Math.max(0, ...levels.values()) }
      paths = []
      levels = new Map()
      return {
        ...taken,
        operations: taken.paths.filter((path) => path === '/graphql').length,
        scripts: taken.paths.filter((path) => path.endsWith('.js')),
        styles: taken.paths.filter((path) => path.endsWith('.css')),
      }
    },
  }
}

function askedBy({ url, stack }: Initiator): string | undefined {
  if (url) return url
  for (let at = stack; at; at = at.parent) {
    const frame = at.callFrames.find((one) => one.url !== '')
    if (frame) return frame.url
  }
  return undefined
}
