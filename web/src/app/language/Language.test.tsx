import { screen } from '@testing-library/react'
import { FormattedMessage } from 'react-intl'
import { describe, expect, test, vi } from 'vitest'
import { LanguageSwitch } from '../../kit/session/LanguageSwitch.tsx'
import { createStorage } from '../../device/storage/storage.ts'
import { renderPiece } from '../../testing/render.tsx'
import { initialLanguage } from './messageLoader.ts'

describe('the language', () => {
  test('I18N-02 an empty browser reads French, whatever it prefers itself', () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US')
    expect(initialLanguage(createStorage(localStorage))).toBe('fr')
  })

  test('STORE-08 what was chosen before holds', () => {
    const storage = createStorage(localStorage)
    storage.language.write('en')
    expect(initialLanguage(storage)).toBe('en')
  })

  test('HOME-01 I18N-01 the switcher changes the words, the tag of the page and what is remembered', async () => {
    const manifest = Object.assign(document.createElement('link'), {
      rel: 'manifest',
      href: '/manifest.fr.webmanifest',
    })
    document.head.append(manifest)
    const { storage } = await renderPiece(
      <>
        <FormattedMessage id="welcome.guest" />
        <LanguageSwitch isSignedIn={false} />
      </>,
    )
    expect(screen.getByText('Essayer sans compte')).toBeTruthy()
    expect(document.documentElement.lang).toBe('fr-CA')

    screen.getByRole('radio', { name: 'English' }).click()
    expect(await screen.findByText('Try without an account')).toBeTruthy()
    expect(document.documentElement.lang).toBe('en-CA')
    expect(storage.language.read()).toBe('en')
    expect(manifest.getAttribute('href')).toBe('/manifest.en.webmanifest')
    manifest.remove()
  })
})
