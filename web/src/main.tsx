import { ChakraProvider } from '@chakra-ui/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { createEnvironment } from './app/network/environment.ts'
import { LanguageProvider } from './app/language/Language.tsx'
import { createRouter } from './app/routes/router.tsx'
import { createSession } from './app/routes/session.ts'
import { createKeptAnswers } from './app/network/keptAnswers.ts'
import { createSocket } from './app/network/socket.ts'
import type { ConnectionTurns } from './app/network/socketClient.ts'
import { ApplicationFailure } from './app/routes/ApplicationFailure.tsx'
import { ColorModeProvider } from './app/theme/ColorMode.tsx'
import { COLOR_CHOICE_KEY, parseColorChoice } from './app/theme/colorChoice.ts'
import { system } from './app/theme/system.ts'
import { createMessageLoader, initialLanguage, takeUpLanguage } from './app/language/messageLoader.ts'
import { now } from './device/clock.ts'
import { addressQuery, socketUrl } from './device/document.ts'
import { darkQuery } from './device/media.ts'
import { createReloadOnce } from './device/reloadOnce.ts'
import { createStorage, openStore } from './device/storage/storage.ts'
import { StorageContext } from './device/storage/StorageContext.ts'
import { FailureBoundary } from './kit/failure/FailureBoundary.tsx'
import { connectionOf } from './features/shell/viewer/connection.ts'

async function start(root: HTMLElement) {
  const store = openStore()
  const storage = createStorage(store)
  takeUpLanguage(storage, addressQuery())
  const messageLoader = createMessageLoader({ language: initialLanguage(storage), storage })
  const settings = () => ({
    language: initialLanguage(storage),
    preproductionKey: storage.preproductionKey.read(),
  })
  // The name of this file carries the hash of the build.
  const reloadOnce = createReloadOnce(import.meta.url)
  const kept = createKeptAnswers(storage)
  const session = createSession({
    storage,
    now,
    createEnvironment(over) {
      const turns: ConnectionTurns = {
        lost: (lastMessageAt) => connectionOf(environment).lost(lastMessageAt),
        back: () => connectionOf(environment).back(),
        unwanted: () => connectionOf(environment).unwanted(),
        ended: over,
      }
      const socket = createSocket({ url: socketUrl('/graphql'), random: Math.random, settings, reloadOnce, turns })
      const environment = createEnvironment({ settings, socket, reloadOnce, kept })
      const { reconnect, close } = socket
      return { environment, reconnect, close }
    },
  })
  // The first page's data starts its way now, beside the messages.
  const router = createRouter({ session, storage, messageLoader })
  await messageLoader.load(['shell'])

  createRoot(root).render(
    <StrictMode>
      <StorageContext value={storage}>
        <LanguageProvider messageLoader={messageLoader}>
          <ColorModeProvider
            initial={parseColorChoice(store.getItem(COLOR_CHOICE_KEY))}
            darkQuery={darkQuery()}
            onChoose={(choice) => store.setItem(COLOR_CHOICE_KEY, JSON.stringify(choice))}
          >
            <ChakraProvider value={system}>
              <FailureBoundary fallback={() => <ApplicationFailure />}>
                <RouterProvider router={router} />
              </FailureBoundary>
            </ChakraProvider>
          </ColorModeProvider>
        </LanguageProvider>
      </StorageContext>
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (root) void start(root)
