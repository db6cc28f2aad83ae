import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withTimeout } from '@palier/service/flow/timeout'
import { execute, type ExecutionResult } from 'graphql'
import { FRESHNESS } from '@palier/domain/kernel/timing'
import { schema } from '../../graph/schema.ts'
import { createOperation, type Services } from '../../operation/context.ts'
import type { Language } from '../request/negotiation.ts'
import type { PersistedOperations } from '../graphql/persistedOperations.ts'

/** `head` is inserted into the document's head, `root` into the client's element. */
export type RenderedPage = { head: string; root: string }

/** Null if no rendered page is available; the client then renders alone. */
export type WelcomePage = (language: Language) => Promise<RenderedPage | null>

/** Written by the client build: web/src/prerender.tsx. */
type Renderer = {
  query: { params: { id: string } }
  renderWelcome: (answer: ExecutionResult, language: Language) => Promise<RenderedPage>
}

type Kept = { page: RenderedPage | null; until: number }

/** Visitors get the plain document rather than wait for a slow API. */
const LONGEST_WAIT_MILLISECONDS = 2000
const RETRY_MILLISECONDS = 5000

type Parts = { folder: string; services: Services; persisted: PersistedOperations }

/**
 * Contains no prices. Renders at most as often as site data expires and serves the last HTML until
 * then.
 */
export function createWelcomePage({ folder, services, persisted }: Parts): WelcomePage {
  const file = join(folder, '.vite/prerender.js')
  if (!existsSync(file)) return async () => null
  const kept = new Map<Language, Kept>()
  const underWay = new Map<Language, Promise<RenderedPage | null>>()
  const { now } = services.clock

  async function render(language: Language): Promise<RenderedPage | null> {
    const renderer: Renderer = await import(pathToFileURL(file).href)
    const document = persisted.find(renderer.query.params.id)
    if (!document) return null
    const answer = await execute({ schema, document, contextValue: { operation: visitorOf(services, language) } })
    return answer.errors ? null : renderer.renderWelcome(answer, language)
  }

  function renew(language: Language): Promise<RenderedPage | null> {
    const running = underWay.get(language)
    if (running) return running
    const started = render(language)
      .catch((error: unknown) => {
        services.log.warn({ err: error }, 'welcome page rendering failed')
        return null
      })
      .then((page) => {
        const milliseconds = page ? FRESHNESS.othersMinutes * 60_000 : RETRY_MILLISECONDS
        kept.set(language, { page, until: now() + milliseconds })
        underWay.delete(language)
        return page
      })
    underWay.set(language, started)
    return started
  }

  return async (language) => {
    const known = kept.get(language)
    if (known && now() < known.until) return known.page
    const renewed = renew(language)
    return known?.page ?? (await withTimeout(LONGEST_WAIT_MILLISECONDS, renewed)) ?? null
  }
}

function visitorOf(services: Services, language: Language) {
  const caller = {
    requestId: services.randomId(),
    language,
    preproductionKey: null,
    address: null,
    deviceToken: null,
    isSafeToSignIn: false,
    isByCookie: false,
    hasCsrfHeader: false,
    isCongested: () => false,
  }
  return createOperation(services, caller, null)
}
