import { createRoot, hydrateRoot } from 'react-dom/client'
import { Application } from './app/Application.tsx'
import { createEnvironment } from './app/network/environment.ts'
import { loadedFirst, type Router } from './app/routes/loadedFirst.ts'
import { createRouter } from './app/routes/router.tsx'
import { createSession } from './app/routes/session.ts'
import { createOfflineResponses } from './app/network/keptAnswers.ts'
import { createSocket } from './app/network/socket.ts'
import type { ConnectionTurns } from './app/network/socketClient.ts'
import { COLOR_CHOICE_KEY, parseColorChoice } from './app/theme/colorChoice.ts'
import { createMessageLoader, initialLanguage, takeUpLanguage } from './app/language/messageLoader.ts'
import { now } from './device/clock.ts'
import { addressQuery, socketUrl } from './device/document.ts'
import { darkQuery } from './device/media.ts'
import { replayEarlyClick, adoptPrerendered } from './device/prerendered/takeOver.ts'
import { createReloadOnce } from './device/reloadOnce.ts'
import { createStorage, openStore } from './device/storage/storage.ts'
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
  // The name of this file contains the hash of the build.
  const reloadOnce = createReloadOnce(import.meta.url)
  const kept = createOfflineResponses(storage)
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
  // Starts loading the first page's data, concurrently with the messages.
  const router = createRouter({ session, storage, messageLoader })
  const application = (
    <Application
      storage={storage}
      messageLoader={messageLoader}
      router={router}
      colorChoice={parseColorChoice(store.getItem(COLOR_CHOICE_KEY))}
      darkQuery={darkQuery()}
      onChooseColor={(choice) => store.setItem(COLOR_CHOICE_KEY, JSON.stringify(choice))}
      onReady={replayEarlyClick}
    />
  )
  await messageLoader.load(['shell'])
  if (adoptPrerendered(root)) {
    // The server-rendered page stays visible until everything that it shows is loaded.
    await loadedFirst(router)
    if (isVisitorsHome(router.state)) {
      // Preserves the scroll position of a visitor who is already reading.
      router.state.restoreScrollPosition = false
      return void hydrateRoot(root, application)
    }
  }
  createRoot(root).render(application)
}

function isVisitorsHome({ errors, loaderData }: Router['state']): boolean {
  const home: unknown = loaderData['Home']
  return errors === null && typeof home === 'object' && home !== null && 'isSignedIn' in home && !home.isSignedIn
}

const root = document.getElementById('root')
if (root) void start(root)
