import { act } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderPiece } from '../../../testing/render.tsx'
import { KeptAtContext } from '../../../kit/offline/KeptAtContext.ts'
import { ownMutationsOf } from '../../../kit/alert/ownMutations.ts'
import { connectionOf } from './connection.ts'
import { ViewerChanges } from './ViewerChanges.tsx'

const NOTHING = {
  haveListsChanged: false,
  havePortfoliosChanged: false,
  hasSubscriptionChanged: false,
  isGap: false,
  unreadNoticeCount: null,
  notice: null,
}

afterEach(() => vi.restoreAllMocks())

async function follow(keptAt: Date | null = null) {
  const { environment } = await renderPiece(
    <KeptAtContext value={keptAt}>
      <ViewerChanges cursor="7" />
    </KeptAtContext>,
  )
  const tell = (change: Partial<Record<keyof typeof NOTHING, unknown>>) =>
    act(async () => {
      const live = environment.mock.getMostRecentOperation()
      environment.mock.nextValue(live, { data: { viewerChanged: { ...NOTHING, ...change } } })
    })
  // Reading anew makes the whole store stale.
  const isReadAnew = async (happen: () => Promise<void>) => {
    let isStale = false
    const stop = environment
      .getStore()
      .subscribeToInvalidationState(environment.getStore().lookupInvalidationState(['viewer']), () => (isStale = true))
    await happen()
    stop.dispose()
    return isStale
  }
  return { environment, tell, isReadAnew }
}

describe('changes from elsewhere', () => {
  test.each(['haveListsChanged', 'havePortfoliosChanged', 'hasSubscriptionChanged', 'isGap'] as const)(
    '%s: everything is read anew',
    async (what) => {
      const { tell, isReadAnew } = await follow()
      expect(await isReadAnew(() => tell({ [what]: true }))).toBe(true)
    },
  )

  test('what happened since the page was read is asked for', async () => {
    const { environment } = await follow()
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ after: '7' })
  })

  test('the echo of a write from here is no news, the next change is', async () => {
    const { environment, tell, isReadAnew } = await follow()
    ownMutationsOf(environment).begin()(true)
    expect(await isReadAnew(() => tell({ haveListsChanged: true }))).toBe(false)
    expect(await isReadAnew(() => tell({ haveListsChanged: true }))).toBe(true)
  })

  test('after a loss of the connection everything is read anew', async () => {
    const { environment, isReadAnew } = await follow()
    expect(await isReadAnew(() => act(async () => connectionOf(environment).back()))).toBe(true)
  })
  test('a page of the device is read anew as soon as there is a network, one of the server is not [D40]', async () => {
    const network = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
    const turn = (isThere: boolean) =>
      act(async () => {
        network.mockReturnValue(isThere)
        window.dispatchEvent(new Event(isThere ? 'online' : 'offline'))
      })
    const fromDevice = await follow(new Date(2026, 10, 20))
    expect(await fromDevice.isReadAnew(() => turn(true))).toBe(true)
    const fromServer = await follow()
    await turn(false)
    expect(await fromServer.isReadAnew(() => turn(true))).toBe(false)
  })
})
