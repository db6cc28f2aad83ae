import { readFile } from 'node:fs/promises'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useColorMode } from '../../ui/layout/ColorModeContext.ts'
import { ColorModeProvider } from './ColorMode.tsx'
import { COLOR_CHOICE_KEY, defaultColorChoice, parseColorChoice } from './colorChoice.ts'

afterEach(cleanup)

function darkQuery(matches: boolean) {
  const query = Object.assign(new EventTarget(), { matches })
  const change = (next: boolean) => {
    query.matches = next
    query.dispatchEvent(new Event('change'))
  }
  return { query, change }
}

function Chooser() {
  const { isDark, choose } = useColorMode()
  return <button onClick={() => choose({ theme: 'light', scheme: 'cvd' })}>{isDark ? 'dark' : 'light'}</button>
}

test('the page follows the system until something is chosen', () => {
  const { query, change } = darkQuery(true)
  const onChoose = vi.fn()
  render(
    <ColorModeProvider initial={defaultColorChoice} darkQuery={query} onChoose={onChoose}>
      <Chooser />
    </ColorModeProvider>,
  )
  const root = document.documentElement
  expect([root.className, root.dataset['theme']]).toEqual(['dark', 'system'])
  act(() => change(false))
  expect(root.className).toBe('light')
  act(() => change(true))
  fireEvent.click(screen.getByRole('button'))
  expect([root.className, root.dataset['theme'], root.dataset['scheme']]).toEqual(['light', 'light', 'cvd'])
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ theme: 'light', scheme: 'cvd' })
})

test('the bar of an installed application has the colour of the chosen look, whatever the system prefers [D40]', () => {
  const bar = Object.assign(document.createElement('meta'), { name: 'theme-color', content: '#14171C' })
  document.head.append(bar)
  try {
    render(
      <ColorModeProvider initial={defaultColorChoice} darkQuery={darkQuery(true).query} onChoose={vi.fn()}>
        <Chooser />
      </ColorModeProvider>,
    )
    expect(bar.content).toBe('#14171C')
    fireEvent.click(screen.getByRole('button'))
    expect(bar.content).toBe('#FAFAF7')
  } finally {
    bar.remove()
  }
})

test.each([
  [null, defaultColorChoice],
  ['{broken', defaultColorChoice],
  ['"dark"', defaultColorChoice],
  ['{"theme":"purple","scheme":"cvd"}', { theme: 'system', scheme: 'cvd' }],
  ['{"theme":"dark"}', { theme: 'dark', scheme: 'standard' }],
])('what was kept as %s is read as %o', (kept, choice) => {
  expect(parseColorChoice(kept)).toEqual(choice)
})

test('the first paint reads the place where the choice is kept', async () => {
  const script = await readFile(`${import.meta.dirname}/../../../public/first-paint.js`, 'utf8')
  expect(script).toContain(`localStorage.getItem('${COLOR_CHOICE_KEY}')`)
})
