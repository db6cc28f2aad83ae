import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { palette } from './palette.ts'

interface RenderedPage {
  readonly head: string
  readonly root: string
}

/** For the server only. */
export function renderWithStyles(page: ReactNode): RenderedPage {
  const cache = createCache({ key: 'css' })
  // Inline style elements would break sibling selectors.
  cache.compat = true
  const root = renderToString(<CacheProvider value={cache}>{page}</CacheProvider>)
  return { head: stylesOf(cache, root) + withoutScripts(cache), root }
}

type Cache = ReturnType<typeof createCache>

/** Format that Emotion hydrates: one style element per global style, and one for all elements. */
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

/** Styles without JavaScript: follows the system's dark mode and hides what needs scripts. */
function withoutScripts({ inserted }: Cache): string {
  const css = Object.values(inserted).join('')
  const dark = [...css.matchAll(/(?:^|[{}])\.dark\{([^{}]*)\}/g)].map(([, values]) => values).join('')
  const look = `html{background:${palette.bg.dark}}:root{color-scheme:dark;${dark}}`
  const rules = `[data-needs-script]{display:none!important}@media (prefers-color-scheme:dark){${look}}`
  return `<noscript><style>${rules}</style></noscript>`
}
