import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { projectRoot } from '../sources.ts'

const texts: Record<string, string> = JSON.parse(
  readFileSync(join(projectRoot, 'web/src/__generated__/persisted.json'), 'utf8'),
)
const names = new Map(
  Object.entries(texts).map(([id, text]) => [id, /^(?:query|mutation|subscription) (\w+)/.exec(text)?.[1] ?? '']),
)

/** The id under which a page of this build asks for an operation. */
export function operationIdOf(name: string): string {
  const source = readFileSync(join(projectRoot, `web/src/__generated__/${name}.graphql.ts`), 'utf8')
  const id = /@relayRequestID (\w+)/.exec(source)?.[1]
  if (id === undefined) throw new Error(`no operation ${name}`)
  return id
}

/** The name of the operation that a page sends, such as `addEntryMutation`; null for another request. */
export function operationOf(request: Request): string | null {
  if (request.method() !== 'POST' || !request.url().endsWith('/graphql')) return null
  const { id } = request.postDataJSON() as { id?: string }
  return names.get(id ?? '') ?? null
}

/** Keeps the names of the operations that a page sends from now on. */
export function watchOperations(page: Page): readonly string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const name = operationOf(request)
    if (name) sent.push(name)
  })
  return sent
}

/** Lets the answers to an operation wait until they are released. */
export async function holdOperation(page: Page, name: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/graphql', async (route, request) => {
    if (operationOf(request) === name) await released
    await route.fallback()
  })
  return release
}
