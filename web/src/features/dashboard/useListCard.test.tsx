import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answerOperation, problemAnswer } from '../../testing/answerOperation.ts'
import { renderPiece } from '../../testing/render.tsx'
import { usageAnswer } from '../../testing/usageAnswers.ts'
import { ListForm } from '../watchlists/dialogs/ListForm.tsx'
import { useListCard } from './useListCard.ts'

const facts = { id: 'list-1', listId: '1', name: 'Qualité', description: '', version: 4 }
const list = { ...facts, kind: 'buy' as const, entryCount: 0, top: [], levels: null, beyondPlan: null }

function Card() {
  const { isEditing, edit, turnBack, present, save, isAsking, ask, answer } = useListCard(list)
  return (
    <>
      <button onClick={edit}>edit</button>
      <button onClick={ask}>ask</button>
      {isAsking && <button onClick={() => answer(true)}>yes</button>}
      {isEditing && (
        <ListForm
          label="form"
          saveLabel="save"
          first={{ name: list.name, description: list.description }}
          warning={present?.name}
          onSave={save}
          onCancel={turnBack}
        />
      )}
    </>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const writeName = (value: string) => fireEvent.change(screen.getByLabelText('Nom'), { target: { value } })

describe('what a list card does', () => {
  test('a refusal is told, and nothing written is lost [DASH-25]', async () => {
    const { environment } = await renderPiece(<Card />)
    press('edit')
    writeName('Qualité sûre')
    press('save')
    const sent = await answerOperation(environment, 'updateWatchListMutation', {
      updateWatchList: problemAnswer('parameter_invalid_empty'),
    })
    expect(sent['input']).toEqual({ listId: 'list-1', version: 4, name: 'Qualité sûre', description: '' })
    expect(await screen.findByRole('alertdialog')).toBeTruthy()
    expect(screen.getByDisplayValue('Qualité sûre')).toBeTruthy()
  })

  test('a list that was changed elsewhere says so, and the next save replaces what is there [DASH-25]', async () => {
    const { environment } = await renderPiece(<Card />)
    press('edit')
    writeName('Mienne')
    press('save')
    await answerOperation(environment, 'updateWatchListMutation', {
      updateWatchList: {
        __typename: 'WatchListConflict',
        current: { __typename: 'WatchList', id: 'list-1', name: 'Autre', description: '', version: 7 },
      },
    })
    expect((await screen.findByRole('alert')).textContent).toBe('Autre')
    press('save')
    const again = await answerOperation(environment, 'updateWatchListMutation', {
      updateWatchList: {
        __typename: 'UpdateWatchListPayload',
        list: { __typename: 'WatchList', id: 'list-1', name: 'Mienne', description: '', version: 8 },
        usage: usageAnswer(),
      },
    })
    expect(again['input']).toMatchObject({ version: 7, name: 'Mienne' })
    expect(await screen.findByText('Liste enregistrée : Mienne')).toBeTruthy()
    expect(screen.queryByLabelText('Nom')).toBeNull()
  })

  test('Escape turns the card back, and nothing is sent [DASH-25]', async () => {
    const { environment } = await renderPiece(<Card />)
    press('edit')
    fireEvent.keyDown(screen.getByLabelText('Nom'), { key: 'Escape' })
    expect(screen.queryByLabelText('Nom')).toBeNull()
    expect(environment.mock.getAllOperations()).toHaveLength(0)
  })

  test('only the answer to the question deletes, with the version that was looked at [LIST-06]', async () => {
    const { environment } = await renderPiece(<Card />)
    press('ask')
    expect(environment.mock.getAllOperations()).toHaveLength(0)
    press('yes')
    const sent = await answerOperation(environment, 'deleteWatchListMutation', {
      deleteWatchList: { __typename: 'DeleteWatchListPayload', usage: usageAnswer() },
    })
    expect(sent['input']).toEqual({ listId: 'list-1', version: 4 })
    expect(await screen.findByText('Liste supprimée : Qualité')).toBeTruthy()
  })
})
