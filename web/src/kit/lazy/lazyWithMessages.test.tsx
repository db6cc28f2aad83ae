import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { describe, expect, test, vi } from 'vitest'
import { LanguageProvider } from '../../app/language/Language.tsx'
import { createMessageLoader } from '../../app/language/messageLoader.ts'
import { createStorage } from '../../device/storage/storage.ts'
import { renderPiece } from '../../testing/render.tsx'
import { fetchAhead } from '../failure/later.ts'
import { lazyWithMessages } from './lazyWithMessages.tsx'

const createPiece = () => {
  const loadCode = vi.fn(async () => () => <FormattedMessage id="help.title" />)
  return { loadCode, Piece: lazyWithMessages(['help'], loadCode) }
}
const frenchWords = () => createMessageLoader({ language: 'fr', storage: createStorage(localStorage) })

test('a lazy piece shows once its words are there [I18N-05]', async () => {
  const { Piece } = createPiece()
  render(
    <LanguageProvider messageLoader={frenchWords()}>
      <Suspense>
        <Piece />
      </Suspense>
    </LanguageProvider>,
  )
  expect(screen.queryByText('Lire un titre')).toBeNull()
  expect(await screen.findByText('Lire un titre')).toBeTruthy()
})

test('preparing a piece fetches its code and its words, once', async () => {
  const { Piece, loadCode } = createPiece()
  const words = frenchWords()
  const load = vi.spyOn(words, 'load')
  Piece.prepare(words)
  Piece.prepare(words)
  await waitFor(() => expect(words.shown().messages).toHaveProperty(['help.title']))
  expect(loadCode).toHaveBeenCalledOnce()
  expect(load).toHaveBeenCalledOnce()
})

const SENTENCE = 'Le service ne répond pas. Vérifiez votre connexion et réessayez dans un instant.'

/** A dialog whose code does not come so many times, behind a button. */
function Opener({ failures, isDialog = true }: { failures: number; isDialog?: boolean }) {
  const [{ Piece, loadCode }] = useState(() => {
    const loadCode = vi.fn(async () => {
      if (loadCode.mock.calls.length <= failures) throw new TypeError('Failed to fetch dynamically imported module')
      return () => <p>Contenu</p>
    })
    return { loadCode, Piece: lazyWithMessages<{ onClose?: () => void }>([], loadCode) }
  })
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Ouvrir</button>
      <output>{loadCode.mock.calls.length}</output>
      {isOpen && (
        <Suspense>
          <Piece {...(isDialog && { onClose: () => setIsOpen(false) })} />
        </Suspense>
      )}
    </>
  )
}

describe('a piece that does not come', () => {
  test('is said in a dialog of its own, while the page stands, and comes by the next try', async () => {
    await renderPiece(<Opener failures={1} />)
    fireEvent.click(screen.getByText('Ouvrir'))
    const dialog = await screen.findByRole('alertdialog', { name: 'Cette partie ne s’est pas chargée' })
    expect(dialog.textContent).toContain(SENTENCE)
    expect(screen.getByText('Ouvrir')).toBeTruthy()
    fireEvent.click(screen.getByText('Réessayer'))
    expect(await screen.findByText('Contenu')).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('comes by itself once the network is back', async () => {
    await renderPiece(<Opener failures={1} />)
    fireEvent.click(screen.getByText('Ouvrir'))
    await screen.findByRole('alertdialog')
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByText('Contenu')).toBeTruthy()
  })

  test('is asked for again by the next opening', async () => {
    await renderPiece(<Opener failures={1} />)
    fireEvent.click(screen.getByText('Ouvrir'))
    await screen.findByRole('alertdialog')
    fireEvent.click(screen.getByText('Fermer'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    fireEvent.click(screen.getByText('Ouvrir'))
    expect(await screen.findByText('Contenu')).toBeTruthy()
  })

  test('that is a part of its page says so in its place', async () => {
    await renderPiece(<Opener failures={1} isDialog={false} />)
    fireEvent.click(screen.getByText('Ouvrir'))
    expect((await screen.findByRole('alert')).textContent).toContain(SENTENCE)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    fireEvent.click(screen.getByText('Réessayer'))
    expect(await screen.findByText('Contenu')).toBeTruthy()
  })

  test('and does not come although there is a network wants the page anew', async () => {
    await renderPiece(<Opener failures={2} />)
    fireEvent.click(screen.getByText('Ouvrir'))
    await screen.findByRole('alertdialog')
    fireEvent.click(screen.getByText('Réessayer'))
    expect(await screen.findByText(/Une nouvelle version vient peut-être d’être publiée/)).toBeTruthy()
  })

  test('a pointer that came near in vain costs nobody anything', async () => {
    const loadCode = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValue(() => <p>Contenu</p>)
    const Piece = lazyWithMessages<object>([], loadCode)
    const words = frenchWords()
    Piece.prepare(words)
    await waitFor(() => expect(loadCode).toHaveBeenCalledOnce())
    await Promise.resolve()
    render(
      <LanguageProvider messageLoader={words}>
        <Suspense>
          <Piece />
        </Suspense>
      </LanguageProvider>,
    )
    expect(await screen.findByText('Contenu')).toBeTruthy()
  })
})

test('what pages may want later is fetched ahead, with what that wants in its turn', async () => {
  const fetched: string[] = []
  lazyWithMessages(['help'], async () => {
    fetched.push('dialog')
    lazyWithMessages([], async () => {
      fetched.push('dialog in it')
      return () => null
    })
    return () => null
  })
  const areas: string[] = []
  const ahead = () =>
    fetchAhead({
      language: 'fr',
      fetchMessages: async (wanted) => void areas.push(...wanted),
      idle: async () => {},
      signal: new AbortController().signal,
    })
  await ahead()
  expect(fetched).toEqual(['dialog', 'dialog in it'])
  expect(areas).toContain('help')
  await ahead()
  expect(fetched).toHaveLength(2)
})
