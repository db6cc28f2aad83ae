import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderPiece } from '../../../testing/render.tsx'
import './HelpDialog.tsx'
import { useHelp } from './useHelp.tsx'

function Helped() {
  const { openHelp, help } = useHelp()
  return (
    <>
      <button onClick={openHelp}>?</button>
      {help}
    </>
  )
}

describe('the help', () => {
  test('has a scored sample, a legend of four parts, the version and a text [HELP-01] [HELP-02] [HELP-03]', async () => {
    const { environment } = await renderPiece(<Helped />)
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: '?' }))
      environment.mock.resolveMostRecentOperation({ data: { site: { appVersion: '1.2.3' } } })
    })
    const dialog = within(await screen.findByRole('dialog', { name: 'Lire un titre' }))
    expect(dialog.getByRole('img', { name: 'Score 788, cible' })).toBeTruthy()
    expect(dialog.getAllByRole('listitem')).toHaveLength(4)
    expect(dialog.getByText('Version 1.2.3')).toBeTruthy()
    expect(dialog.getByText(/ne donne pas de conseil de placement/)).toBeTruthy()
    // Finding P8.
    expect(screen.getByText(/Il n’est pas en temps réel : il retarde d’au moins 5 minutes/)).toBeTruthy()
  })
})
