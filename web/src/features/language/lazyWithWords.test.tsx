import { render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { expect, test, vi } from 'vitest'
import { LanguageProvider } from '../../app/Language.tsx'
import { createWords } from '../../app/words.ts'
import { createStorage } from '../../device/storage.ts'
import { lazyWithWords } from './lazyWithWords.tsx'

const createPiece = () => {
  const loadCode = vi.fn(async () => () => <FormattedMessage id="help.title" />)
  return { loadCode, Piece: lazyWithWords(['help'], loadCode) }
}
const frenchWords = () => createWords({ language: 'fr', storage: createStorage(localStorage) })

test('I18N-05 a lazy piece shows once its words are there', async () => {
  const { Piece } = createPiece()
  render(
    <LanguageProvider words={frenchWords()}>
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
  await waitFor(() => expect(words.spoken().messages).toHaveProperty(['help.title']))
  expect(loadCode).toHaveBeenCalledOnce()
  expect(load).toHaveBeenCalledOnce()
})
