import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { createStorage } from '../../device/storage/storage.ts'
import { renderPiece } from '../../testing/render.tsx'
import { UnlockAccessScreen } from './UnlockAccessScreen.tsx'

const enter = () => fireEvent.click(screen.getByRole('button', { name: 'Entrer' }))

describe('the door of a closed site', () => {
  test('the key is kept, and the page that was wanted opens [UNLOCK-01] [UNLOCK-02] [STORE-09]', async () => {
    const { router, storage } = await renderPiece(<UnlockAccessScreen />, { path: '/unlockAccess?go=%2Flogin%3Fx%3D1' })
    fireEvent.change(screen.getByLabelText('Clé d’accès'), { target: { value: ' sesame ' } })
    enter()
    expect(storage.preproductionKey.read()).toBe('sesame')
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/login?x=1'))
  })

  test('the token of a link waits behind the key, and is never in a query', async () => {
    const path = '/unlockAccess?go=%2FresetPassword%2Fform#token=abc'
    const { router } = await renderPiece(<UnlockAccessScreen />, { path })
    fireEvent.change(screen.getByLabelText('Clé d’accès'), { target: { value: 'sesame' } })
    enter()
    await waitFor(() => expect(router.state.location.pathname).toBe('/resetPassword/form'))
    expect(router.state.location).toMatchObject({ search: '', hash: '#token=abc' })
  })

  test('an address of another site is not followed [UNLOCK-02]', async () => {
    const { router } = await renderPiece(<UnlockAccessScreen />, { path: '/unlockAccess?go=%2F%2Fevil.test' })
    fireEvent.change(screen.getByLabelText('Clé d’accès'), { target: { value: 'sesame' } })
    enter()
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })

  test('a key that the site has refused is said to be wrong, until another one is written', async () => {
    const storage = createStorage(localStorage)
    storage.preproductionKey.write('sesam')
    await renderPiece(<UnlockAccessScreen />, { path: '/unlockAccess?go=%2Flogin&wrong=1' })
    const field = screen.getByLabelText<HTMLInputElement>('Clé d’accès')
    expect(field.value).toBe('sesam')
    expect(screen.getByText(/^Ce site ne connaît pas cette clé/)).toBeTruthy()
    fireEvent.change(field, { target: { value: 'sesame' } })
    expect(screen.queryByText(/^Ce site ne connaît pas cette clé/)).toBeNull()
  })

  test('an empty key says so beside its field and is not kept [UNLOCK-01]', async () => {
    const { router, storage } = await renderPiece(<UnlockAccessScreen />, { path: '/unlockAccess?go=/login' })
    enter()
    expect(screen.getByLabelText('Clé d’accès').getAttribute('aria-invalid')).toBe('true')
    expect(storage.preproductionKey.read()).toBeNull()
    expect(router.state.location.pathname).toBe('/unlockAccess')
  })
})
