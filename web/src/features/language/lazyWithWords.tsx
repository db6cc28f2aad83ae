import { createElement, lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { Area } from '../../messages/areas.ts'
import { useLanguage, type LanguageChoice } from './LanguageContext.ts'

type LoadWords = LanguageChoice['load']

/**
 * A piece whose code and words are fetched together when it is first drawn, inside a Suspense. `prepare` starts both
 * earlier: when a pointer comes near.
 */
export function lazyWithWords<Props extends object>(
  areas: readonly Area[],
  loadCode: () => Promise<ComponentType<Props>>,
) {
  const pieces = new WeakMap<LoadWords, LazyExoticComponent<ComponentType<Props>>>()

  function prepare({ load }: Pick<LanguageChoice, 'load'>) {
    const known = pieces.get(load)
    if (known) return known
    const arrival = Promise.all([loadCode(), ...areas.map(load)])
    const piece = lazy(async () => ({ default: (await arrival)[0] }))
    pieces.set(load, piece)
    return piece
  }
  function PieceWithWords(props: Props) {
    // A lazy piece takes what the piece itself takes; its type cannot say so of props that are not known yet.
    return createElement(prepare(useLanguage()) as ComponentType<Props>, props)
  }
  return Object.assign(PieceWithWords, {
    prepare(language: Pick<LanguageChoice, 'load'>): void {
      prepare(language)
    },
  })
}
