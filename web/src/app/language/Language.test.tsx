import { screen } from '@testing-library/react'
import { readFile } from 'node:fs/promises'
import { FormattedMessage } from 'react-intl'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { EnglishOffer } from '../../kit/session/EnglishOffer.tsx'
import { LanguageSwitch } from '../../kit/session/LanguageSwitch.tsx'
import { createStorage } from '../../device/storage/storage.ts'
import { renderPiece } from '../../testing/render.tsx'
import { initialLanguage } from './messageLoader.ts'

describe('the language', () => {
  test('an empty browser reads French, whatever it prefers itself [I18N-02]', () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US')
    expect(initialLanguage(createStorage(localStorage))).toBe('fr')
  })

  test('what was chosen before holds [STORE-08]', () => {
    const storage = createStorage(localStorage)
    storage.language.write('en')
    expect(initialLanguage(storage)).toBe('en')
  })

  test('the switcher changes the words, the tag of the page and what is remembered [HOME-01] [I18N-01]', async () => {
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

describe('the offer in English', () => {
  const html = document.documentElement
  afterEach(() => {
    delete html.dataset['offerEnglish']
    window.history.replaceState(null, '', '/')
  })

  async function paintFirst(languages: readonly string[]) {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
    const script = await readFile(`${import.meta.dirname}/../../../public/first-paint.js`, 'utf8')
    // The document runs this script as it is.
    new Function(script)()
    return html.dataset['offerEnglish'] !== undefined
  }

  test.each([
    [['en-CA', 'fr'], true],
    [['de', 'en'], true],
    [['fr-CA', 'en'], false],
    [['de'], false],
  ])('a browser that prefers %s gets it: %s [SPEC-8]', async (languages, isOffered) => {
    expect(await paintFirst(languages)).toBe(isOffered)
  })

  test('it is not made once a language was chosen, or if the address names one [SPEC-8]', async () => {
    window.history.replaceState(null, '', '/?lang=fr')
    expect(await paintFirst(['en'])).toBe(false)
    window.history.replaceState(null, '', '/')
    createStorage(localStorage).language.write('fr')
    expect(await paintFirst(['en'])).toBe(false)
  })

  test('one press reads the page in English, and is remembered [SPEC-8]', async () => {
    const { storage } = await renderPiece(<EnglishOffer />)
    screen.getByText('Palier is available in English').click()
    await vi.waitFor(() => expect(storage.language.read()).toBe('en'))
    expect(html.lang).toBe('en-CA')
    expect(screen.queryByText('Palier is available in English')).toBeNull()
  })

  test('a reader who stays in French is not asked again [SPEC-8]', async () => {
    const { storage } = await renderPiece(<EnglishOffer />)
    screen.getByText('Rester en français').click()
    expect(storage.language.read()).toBe('fr')
    await vi.waitFor(() => expect(screen.queryByText('Palier is available in English')).toBeNull())
  })
})
