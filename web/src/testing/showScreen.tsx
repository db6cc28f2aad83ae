import { act } from '@testing-library/react'
import { Suspense, type ComponentType, type ReactNode } from 'react'
import { loadQuery, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { renderPiece, type RenderParts } from './render.tsx'

interface ShownScreen<Query extends OperationType> extends RenderParts {
  readonly query: GraphQLTaggedNode
  readonly Screen: ComponentType<{ readonly data: Query['response'] }>
  readonly variables: Query['variables']
  /** What the server answers. */
  readonly answer: object
  /** Drawn beside the screen. */
  readonly beside?: ReactNode
}

/** Draws a screen with this answer to its query, as the router does once both are there. */
export async function showScreen<Query extends OperationType>(shown: ShownScreen<Query>) {
  const { query, Screen, variables, answer, beside, ...parts } = shown
  let reference: PreloadedQuery<Query> | null = null
  let start = () => {}
  const started = new Promise<void>((resolve) => (start = resolve))

  function Loaded({ loaded }: { loaded: PreloadedQuery<Query> }) {
    return <Screen data={usePreloadedQuery<Query>(query, loaded)} />
  }
  function Waiting() {
    if (!reference) throw started
    return <Loaded loaded={reference} />
  }
  const piece = await renderPiece(
    <Suspense>
      <Waiting />
      {beside}
    </Suspense>,
    parts,
  )
  const { environment } = piece
  await act(async () => {
    reference = loadQuery<Query>(environment, query, variables)
    start()
    environment.mock.resolveMostRecentOperation({ data: { ...answer } })
  })
  return piece
}
