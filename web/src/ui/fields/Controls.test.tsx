import { cleanup, fireEvent, screen } from '@testing-library/react'
import { renderPlain } from '../../testing/renderPlain.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from '../buttons/Button.tsx'
import { ChangeText } from '../figures/ChangeText.tsx'
import { MoneyText } from '../figures/MoneyText.tsx'
import { Segmented } from './Segmented.tsx'
import { TextField } from './TextField.tsx'

afterEach(cleanup)

test('a disabled button can be reached, says so and does nothing', () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn()
  renderPlain(
    <form onSubmit={onSubmit}>
      <Button type="submit" isDisabled onClick={onClick}>
        Save
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Save' })
  fireEvent.click(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect([onClick, onSubmit].map((call) => call.mock.calls.length)).toEqual([0, 0])
})

test('a busy button keeps its name', () => {
  renderPlain(<Button isBusy>Save</Button>)
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('true')
})

test('a change is read in words, its signs being for the eye [LIST-13]', () => {
  const { container } = renderPlain(
    <ChangeText direction="down" text="−1,45" detail="−1,12 %" screenReaderText="en baisse de 1,45 $, 1,12 %" />,
  )
  const shown = container.querySelector('[aria-hidden] > span')?.parentElement
  expect(shown?.textContent).toBe('−1,45−1,12 %')
  expect(container.textContent).toContain('en baisse de 1,45 $, 1,12 %')
})

test('one segment is chosen and another can be [I18N-07]', () => {
  const onChange = vi.fn()
  const segments = [
    { value: 'fr', label: 'FR', name: 'Français', language: 'fr' },
    { value: 'en', label: 'EN', name: 'English', language: 'en' },
  ] as const
  renderPlain(<Segmented label="Langue" segments={segments} value="fr" onChange={onChange} />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Français' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: 'English' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('en')
})

test('a field takes what the server takes: what surrounds a text does not count, and a sign counts once', () => {
  const onChange = vi.fn<(value: string) => void>()
  renderPlain(<TextField label="Nom" maxLength={5} onChange={({ target }) => onChange(target.value)} />)
  const field = screen.getByLabelText<HTMLInputElement>('Nom')
  for (const [typed, taken] of [
    ['  abcde ', '  abcde '],
    ['abcdef', 'abcde'],
    ['📈📈📈📈📈', '📈📈📈📈📈'],
    ['📈📈📈📈📈📈', '📈📈📈📈📈'],
  ] as const) {
    fireEvent.change(field, { target: { value: typed } })
    expect(onChange).toHaveBeenLastCalledWith(taken)
  }
})

test('the error of a field is tied to it', () => {
  renderPlain(<TextField label="Cible" maxLength={10} error="P. ex. 12,5" />)
  const field = screen.getByLabelText('Cible')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('P. ex. 12,5')
})

test('a hidden amount is hidden from screen readers too', () => {
  renderPlain(<MoneyText text="298 009,85 $" isHidden hiddenLabel="Montant masqué" />)
  expect(screen.getByRole('img', { name: 'Montant masqué' }).firstElementChild?.getAttribute('aria-hidden')).toBe(
    'true',
  )
})
