import { act } from '@testing-library/react'
import { Suspense, type ComponentType, type ReactNode } from 'react'
import { loadQuery, usePreloadedQuery, type PreloadedQuery } from '../kit/relay/hooks.ts'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { renderPiece, type RenderParts } from './render.tsx'

interface ShownScreen<Query extends OperationType> extends RenderParts {
  readonly query: GraphQLTaggedNode
  readonly Screen: ComponentType<{ readonly data: Query['response'] }>
  readonly variables: Query['variables']
  /** What the server answers. */
  readonly answer: object
  /** The paths of the fields that it could not tell, which are null in the answer. */
  readonly failed?: readonly (readonly string[])[]
  /** Drawn beside the screen. */
  readonly beside?: ReactNode
}

/** Draws a screen with this answer to its query, as the router does once both are there. */
export async function showScreen<Query extends OperationType>(shown: ShownScreen<Query>) {
  const { query, Screen, variables, answer, failed = [], beside, ...parts } = shown
  const errors = failed.map((path) => ({ message: 'Unexpected error.', path: [...path] }))
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
    environment.mock.resolveMostRecentOperation({ data: { ...answer }, ...(errors.length > 0 && { errors }) })
  })
  return piece
}
