import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPlain } from '../../testing/renderPlain.tsx'
import { moveAmongHeads, SortHead } from './SortHead.tsx'

const COLUMNS = ['Symbole', 'Cours', 'Valeur'] as const

function Stand() {
  const [by, setBy] = useState<string>('Cours')
  return (
    <table>
      <thead>
        <tr onKeyDown={moveAmongHeads}>
          {COLUMNS.map((column) => (
            <SortHead
              key={column}
              order={by === column ? 'descending' : null}
              isStop={by === column}
              onSort={() => setBy(column)}
            >
              {column}
            </SortHead>
          ))}
        </tr>
      </thead>
    </table>
  )
}

const head = (name: string) => screen.getByRole('button', { name })
const stops = () => COLUMNS.filter((column) => head(column).tabIndex === 0)

test('the heads of a table are one stop of the keyboard, that of the order; arrows lead on', () => {
  renderPlain(<Stand />)
  expect(stops()).toEqual(['Cours'])
  head('Cours').focus()
  fireEvent.keyDown(head('Cours'), { key: 'ArrowRight' })
  expect(document.activeElement).toBe(head('Valeur'))
  fireEvent.keyDown(head('Valeur'), { key: 'ArrowRight' })
  expect(document.activeElement).toBe(head('Valeur'))
  fireEvent.keyDown(head('Valeur'), { key: 'Home' })
  expect(document.activeElement).toBe(head('Symbole'))
  fireEvent.click(head('Symbole'))
  expect(stops()).toEqual(['Symbole'])
  expect(screen.getByRole('columnheader', { name: 'Symbole' }).getAttribute('aria-sort')).toBe('descending')
})
