import { createElement, lazy, useState, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react'
import type { Area } from '../../messages/areas.ts'
import { FailureBoundary } from '../failure/FailureBoundary.tsx'
import { PieceFailure } from '../failure/PieceFailure.tsx'
import { later } from '../failure/later.ts'
import { useLanguage, type LanguageChoice } from '../language/LanguageContext.ts'

type LoadMessages = LanguageChoice['load']

interface Arrival<Props> {
  readonly Piece: LazyExoticComponent<ComponentType<Props>>
  hasFailed: boolean
  isDrawn: boolean
}

interface Frame<Props> {
  readonly isTip?: boolean
  readonly beside?: (props: Props) => ReactNode
}

/**
 * Code and messages load when idle or first rendered; needs a Suspense. A failure shows in place,
 * or in a dialog if there is an `onClose`. `prepare` starts loading earlier.
 */
export function lazyWithMessages<Props extends object>(
  areas: readonly Area[],
  loadCode: () => Promise<ComponentType<Props>>,
  { isTip = false, beside }: Frame<Props> = {},
) {
  const bring = later(areas, loadCode)
  const arrivals = new WeakMap<LoadMessages, Arrival<Props>>()

  function prepare({ load }: Pick<LanguageChoice, 'load'>): Arrival<Props> {
    const known = arrivals.get(load)
    // A rendered failure stays until it was shown; otherwise the next call retries.
    if (known && (known.isDrawn || !known.hasFailed)) return known
    const coming = bring(load)
    const arrival: Arrival<Props> = {
      Piece: lazy(async () => ({ default: await coming })),
      hasFailed: false,
      isDrawn: false,
    }
    arrivals.set(load, arrival)
    coming.catch(() => (arrival.hasFailed = true))
    return arrival
  }
  function pieceToDraw(language: Pick<LanguageChoice, 'load'>): ComponentType<Props> {
    const arrival = prepare(language)
    arrival.isDrawn = true
    // The lazy component has the same props, which TypeScript cannot infer for a generic.
    return arrival.Piece as ComponentType<Props>
  }
  function Drawn(props: Props) {
    return createElement(pieceToDraw(useLanguage()), props)
  }
  function PieceWithMessages(props: Props) {
    const { load } = useLanguage()
    const [tries, setTries] = useState(0)
    return (
      <FailureBoundary
        fallback={(draw, failure) => {
          const retry = () => {
            setTries(tries + 1)
            draw()
          }
          return (
            <>
              {beside?.(props)}
              <PieceFailure
                failure={failure}
                tries={tries}
                onShown={() => arrivals.delete(load)}
                onRetry={retry}
                onClose={closeOf(props)}
                isTip={isTip}
              />
            </>
          )
        }}
      >
        <Drawn {...props} />
      </FailureBoundary>
    )
  }
  return Object.assign(PieceWithMessages, {
    prepare(language: Pick<LanguageChoice, 'load'>): void {
      prepare(language)
    },
  })
}

function closeOf(props: object): (() => void) | null {
  if (!('onClose' in props) || typeof props.onClose !== 'function') return null
  const { onClose } = props
  return () => void onClose()
}
