import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { palette } from './palette.ts'

/** A page as HTML: what goes into the head of its document, and into the element of the application. */
interface RenderedPage {
  readonly head: string
  readonly root: string
}

/** Renders a page with its styles, as the browser takes both over. For the server alone. */
export function renderWithStyles(page: ReactNode): RenderedPage {
  const cache = createCache({ key: 'css' })
  // Styles are collected instead of written beside each element, where they would be siblings of it.
  cache.compat = true
  const root = renderToString(<CacheProvider value={cache}>{page}</CacheProvider>)
  return { head: stylesOf(cache, root) + withoutScripts(cache), root }
}

type Cache = ReturnType<typeof createCache>

/** The style elements that Emotion looks for in the browser: each global one by itself, those of the elements together. */
function stylesOf({ key, inserted, registered }: Cache, html: string): string {
  const global: string[] = []
  const names: string[] = []
  let css = ''
  for (const [name, rules] of Object.entries(inserted)) {
    if (typeof rules !== 'string') continue
    if (registered[`${key}-${name}`] === undefined) global.push(styleElement(`${key}-global ${name}`, rules))
    else if (html.includes(`${key}-${name}`)) {
      names.push(name)
      css += rules
    }
  }
  return [...global, styleElement([key, ...names].join(' '), css)].join('')
}

function styleElement(names: string, css: string): string {
  return `<style data-emotion="${names}">${css}</style>`
}

/** The dark look by the system's wish, which a script would ask for, and nothing that only scripts make work. */
function withoutScripts({ inserted }: Cache): string {
  const css = Object.values(inserted).join('')
  const dark = [...css.matchAll(/(?:^|[{}])\.dark\{([^{}]*)\}/g)].map(([, values]) => values).join('')
  const look = `html{background:${palette.bg.dark}}:root{color-scheme:dark;${dark}}`
  const rules = `[data-needs-script]{display:none!important}@media (prefers-color-scheme:dark){${look}}`
  return `<noscript><style>${rules}</style></noscript>`
}
