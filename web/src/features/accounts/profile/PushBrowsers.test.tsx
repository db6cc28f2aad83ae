import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPiece } from '../../../testing/render.tsx'
import { PushBrowsers } from './PushBrowsers.tsx'

const chrome = { endpoint: 'https://fcm.googleapis.com/fcm/send/a', since: '2026-11-20T15:00:00.000Z' }
const firefox = { endpoint: 'https://updates.push.services.mozilla.com/wpush/b', since: '2026-11-21T15:00:00.000Z' }

test('each browser that receives alerts has a name, a date and a button that removes it [SEC-7]', async () => {
  const onChange = vi.fn()
  const { environment } = await renderPiece(<PushBrowsers browsers={[firefox, chrome]} onChange={onChange} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Firefox.*Depuis le 21 nov. 2026/),
    expect.stringMatching(/^Chrome.*Depuis le 20 nov. 2026/),
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Retirer Chrome' }))
  const operation = environment.mock.getMostRecentOperation()
  expect(operation.request.variables['input']).toEqual({ endpoint: chrome.endpoint })
  await act(async () =>
    environment.mock.resolve(operation, {
      data: { unsubscribeFromPush: { __typename: 'UnsubscribeFromPushPayload' } },
    }),
  )
  expect(onChange).toHaveBeenCalledWith([firefox])
})
