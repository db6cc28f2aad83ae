import { describe, expect, test, vi } from 'vitest'
import { createStorage } from '../../device/storage/storage.ts'
import { createMessageLoader, initialLanguage, takeUpLanguage } from './messageLoader.ts'

function start() {
  const storage = createStorage(localStorage)
  const words = createMessageLoader({ language: 'fr', storage })
  const ids = () => Object.keys(words.shown().messages)
  return { storage, words, ids }
}

describe('the words', () => {
  test.each([
    ['?lang=en', 'en'],
    ['?x=1&lang=fr', 'fr'],
    ['?lang=de', 'fr'],
    ['', 'fr'],
  ] as const)('the address `%s` opens the page in %s', (search, language) => {
    const storage = createStorage(localStorage)
    storage.language.clear()
    takeUpLanguage(storage, search)
    expect(initialLanguage(storage)).toBe(language)
  })

  test('an area comes when it is wanted, beside those that are there [I18N-05]', async () => {
    const { words, ids } = start()
    expect(ids()).toEqual([])
    await words.load(['shell'])
    expect(ids()).toContain('shell.home')
    expect(ids()).not.toContain('welcome.lead')
    await words.load(['welcome'])
    expect(ids()).toEqual(expect.arrayContaining(['shell.home', 'welcome.lead']))
  })

  test('areas that are wanted together are told of once', async () => {
    const { words, ids } = start()
    const notified = vi.fn()
    words.subscribe(notified)
    await words.load(['shell', 'welcome'])
    expect(ids()).toEqual(expect.arrayContaining(['shell.home', 'welcome.lead']))
    expect(notified).toHaveBeenCalledOnce()
  })

  test('an area that is there tells nobody again', async () => {
    const { words } = start()
    await words.load(['shell'])
    const notified = vi.fn()
    words.subscribe(notified)
    await words.load(['shell'])
    expect(notified).not.toHaveBeenCalled()
  })

  test('another language brings every loaded area before it is spoken, and is remembered first [I18N-01]', async () => {
    const { words, ids, storage } = start()
    await Promise.all([words.load(['shell']), words.load(['help'])])
    const before = ids()
    const remembered: (string | null)[] = []
    words.subscribe(() => remembered.push(storage.language.read()))
    await words.choose('en')
    expect(words.shown().language).toBe('en')
    expect(ids().sort()).toEqual(before.sort())
    expect(remembered).toEqual(['en'])
  })

  test('an area asked for while the language changes is there in the new one', async () => {
    const { words, ids } = start()
    await words.load(['shell'])
    const chosen = words.choose('en')
    await Promise.all([chosen, words.load(['help'])])
    const { language, messages } = words.shown()
    expect(language).toBe('en')
    expect(ids()).toEqual(expect.arrayContaining(['shell.home', 'help.title']))
    const english = createMessageLoader({ language: 'en', storage: createStorage(localStorage) })
    await english.load(['help'])
    expect(messages['help.title']).toEqual(english.shown().messages['help.title'])
  })

  test('the language chosen last is the one that stays', async () => {
    const { words, storage } = start()
    await words.load(['shell'])
    await Promise.all([words.choose('en'), words.choose('fr')])
    expect(words.shown().language).toBe('fr')
    expect(storage.language.read()).toBe('fr')
  })
})
