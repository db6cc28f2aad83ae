import { ChakraProvider } from '@chakra-ui/react'
import { CacheProvider } from '@emotion/react'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RelayEnvironmentProvider } from '../kit/relay/hooks.ts'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createMockEnvironment } from 'relay-test-utils'
import { vi } from 'vitest'
import { LanguageProvider } from '../app/language/Language.tsx'
import { system } from '../app/theme/system.ts'
import { createMessageLoader } from '../app/language/messageLoader.ts'
import { createStorage } from '../device/storage/storage.ts'
import { StorageContext } from '../device/storage/StorageContext.ts'
import { AlertProvider } from '../kit/alert/AlertProvider.tsx'
import type { Language } from '../kit/language/LanguageContext.ts'
import { TagSearchProvider } from '../features/stockPage/tags/TagSearchProvider.tsx'
import { SessionContext } from '../kit/session/SessionContext.ts'
import { allAreas } from './allAreas.ts'
import { unreadStyles } from './unreadStyles.ts'
import { SnackbarProvider } from '../ui/status/SnackbarProvider.tsx'

export interface RenderParts {
  readonly language?: Language
  readonly path?: string
}

/** Draws a piece as the application would: language, look, alerts, router and a store without a server. */
export async function renderPiece(piece: ReactNode, { language = 'fr', path = '/' }: RenderParts = {}) {
  const environment = createMockEnvironment()
  const storage = createStorage(localStorage)
  const session = { open: vi.fn(async () => {}), close: vi.fn(async () => {}) }
  const words = createMessageLoader({ language, storage })
  await words.load(allAreas)
  const element = (
    <SnackbarProvider>
      <AlertProvider>
        <TagSearchProvider>{piece}</TagSearchProvider>
      </AlertProvider>
    </SnackbarProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  const view = render(
    <StorageContext value={storage}>
      <LanguageProvider messageLoader={words}>
        <CacheProvider value={unreadStyles}>
          <ChakraProvider value={system}>
            <SessionContext value={session}>
              <RelayEnvironmentProvider environment={environment}>
                <RouterProvider router={router} />
              </RelayEnvironmentProvider>
            </SessionContext>
          </ChakraProvider>
        </CacheProvider>
      </LanguageProvider>
    </StorageContext>,
  )
  return { ...view, environment, router, session, storage }
}
