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
  /** It has been rendered. */
  isDrawn: boolean
}

interface Frame<Props> {
  /** Opened on hover: its failure is not shown. */
  readonly isTip?: boolean
  /** What is shown without the piece too, such as the button of a menu. */
  readonly beside?: (props: Props) => ReactNode
}

/**
 * A component whose code and messages load together: when the page is idle, or when it is first rendered, inside a
 * Suspense. Where that fails, the failure shows in its place, or in a dialog where it can be closed (`onClose`), and can
 * be retried. `prepare` starts loading earlier: when a pointer comes near.
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
    // A failure stays until it was shown, where the component is rendered; otherwise the next call retries.
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
    // A lazy piece takes what the piece itself takes; its type cannot say so of props that are not known yet.
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
