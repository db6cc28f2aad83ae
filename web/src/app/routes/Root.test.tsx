import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createStorage, type DeviceStorage } from '../../device/storage/storage.ts'
import { LanguageSwitch } from '../../kit/session/LanguageSwitch.tsx'
import { renderPiece } from '../../testing/render.tsx'
import { createEnvironment } from '../network/environment.ts'
import { Root } from './Root.tsx'
import { createSession } from './session.ts'
import { createSocket } from '../network/socket.ts'

function sessionWith(storage: DeviceStorage, reconnect: () => void) {
  const settings = () => ({ language: 'fr', preproductionKey: null })
  const reloadOnce = () => false
  const socket = createSocket({ url: 'ws://palier.test/graphql', random: () => 0, settings, reloadOnce })
  return createSession({
    storage,
    createEnvironment: () => ({
      environment: createEnvironment({ settings, socket, reloadOnce }),
      reconnect,
      close: socket.close,
    }),
    now: () => new Date(),
  })
}

test('another language is told to the live connection once [NAV-32] [I18N-04]', async () => {
  const storage = createStorage(localStorage)
  const reconnect = vi.fn()
  const session = sessionWith(storage, reconnect)
  await renderPiece(
    <>
      <Root session={session} storage={storage} />
      <LanguageSwitch isSignedIn={false} />
    </>,
  )
  expect(reconnect).not.toHaveBeenCalled()
  screen.getByRole('radio', { name: 'English' }).click()
  await waitFor(() => expect(reconnect).toHaveBeenCalledOnce())
  expect(document.documentElement.lang).toBe('en-CA')
})

test('an address with an empty code opens no alert', async () => {
  const storage = createStorage(localStorage)
  const session = sessionWith(storage, vi.fn())
  const { unmount } = await renderPiece(<Root session={session} storage={storage} />, { path: '/?e=resource_missing' })
  expect(await screen.findByRole('alertdialog')).toBeTruthy()
  unmount()
  await renderPiece(<Root session={session} storage={storage} />, { path: '/?e=' })
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test.each([
  ['ERR-42', 'notAuthenticated', 'Connectez‑vous pour voir cette page.'],
  ['ERR-43', 'notAdmin', 'Cette page est réservée aux administrateurs.'],
  ['ERR-44', 'termsNotAccepted', 'Les conditions d’utilisation ont changé. Lisez-les et acceptez-les pour continuer.'],
] as const)('%s whom a guard sends elsewhere hears why: %s', async (_item, refusal, sentence) => {
  const storage = createStorage(localStorage)
  const session = sessionWith(storage, vi.fn())
  session.turnAway(refusal, '/myAccount')
  await renderPiece(<Root session={session} storage={storage} />)
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.queryAllByRole('button', { name: 'Se connecter' })).toHaveLength(refusal === 'notAuthenticated' ? 1 : 0)
  expect([session.takeRefusal(), session.takeWanted()]).toEqual([
    null,
    refusal === 'notAuthenticated' ? '/myAccount' : null,
  ])
})

test.each([
  ['ERR-35', 'Done', 'À savoirC’est fait.'],
  ['ERR-11', '418', 'Erreur'],
] as const)('%s an address with the code %s shows its alert on Home', async (_item, code, title) => {
  const storage = createStorage(localStorage)
  await renderPiece(<Root session={sessionWith(storage, vi.fn())} storage={storage} />, { path: `/?e=${code}` })
  const alert = await screen.findByRole('alertdialog')
  expect(alert.textContent).toContain(title)
})
