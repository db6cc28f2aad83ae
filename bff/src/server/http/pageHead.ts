import type { Language } from '../request/negotiation.ts'
import type { RenderedPage } from './welcomePage.ts'
import type { PageEntry, PageTable } from './pageTable.ts'

const LOCALES = { fr: 'fr_CA', en: 'en_CA' } as const
const LANGUAGES = ['fr', 'en'] as const

/** `asked`: language in the URL, or null. `rendered`: prerendered HTML, or null. */
export type PageVariant = {
  entry: PageEntry
  language: Language
  asked: Language | null
  rendered: RenderedPage | null
}

/** `origin` has no trailing slash. */
export function pageDocument(html: string, table: PageTable, origin: string, variant: PageVariant): string {
  const { entry, language, rendered } = variant
  return html
    .replace(/<html lang="\w+">/, () => `<html lang="${language}">`)
    .replace('/manifest.fr.webmanifest', `/manifest.${language}.webmanifest`)
    .replace(/<title>[^<]*<\/title>/, () => `${headOf(table, origin, variant)}${startOf(entry)}`)
    .replace('</head>', () => `${rendered?.head ?? ''}</head>`)
    .replace('<div id="root">', () =>
      rendered ? `<div id="root">${rendered.root}` : `${withoutScripts(table, variant)}\n    <div id="root">`,
    )
}

function headOf(table: PageTable, origin: string, { entry, language, asked }: PageVariant): string {
  const site = table[language]
  const { description } = entry[language]
  const title = titleOf(table, entry, language)
  const lines = [`<title>${escaped(title)}</title>`]
  if (entry.path === null || description === null) return [...lines, named('robots', 'noindex')].join('\n    ')

  const address = origin + entry.path
  const inLanguage = (one: Language) => `${address}?lang=${one}`
  const own = asked ? inLanguage(asked) : address
  lines.push(named('description', description), link('canonical', own))
  for (const one of LANGUAGES) lines.push(link('alternate', inLanguage(one), one))
  lines.push(link('alternate', address, 'x-default'))
  const picture = `${origin}/open-graph-${language}.png`
  const graph = {
    'og:type': 'website',
    'og:site_name': 'Palier',
    'og:title': title,
    'og:description': description,
    'og:url': own,
    'og:locale': LOCALES[language],
    'og:locale:alternate': LOCALES[language === 'fr' ? 'en' : 'fr'],
    'og:image': picture,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': site.picture,
  }
  for (const [property, content] of Object.entries(graph))
    lines.push(`<meta property="${property}" content="${escaped(content)}" />`)
  lines.push(named('twitter:card', 'summary_large_image'))
  return lines.join('\n    ')
}

/** Data for the inline script that starts requests. The policy does not restrict JSON. */
function startOf({ path, start }: PageEntry): string {
  if (start === null || path === null) return ''
  const data = JSON.stringify({ path, ...start }).replaceAll('<', '\\u003c')
  return `\n    <script type="application/json" id="page-start">${data}</script>`
}

function titleOf(table: PageTable, entry: PageEntry, language: Language): string {
  return entry.path === '/' ? `Palier · ${table[language].tagline}` : `${entry[language].title} · Palier`
}

const READABLE = 'max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 Inter,system-ui,sans-serif'

/** Content without scripts: the page's language first, then the other. */
function withoutScripts(table: PageTable, { entry, language }: PageVariant): string {
  const others = table.pages.filter(({ path, fr }) => path !== null && fr.description !== null)
  const part = (own: Language) => {
    const links = others.map(({ path, [own]: texts }) => {
      const title = path === '/' ? 'Palier' : texts.title
      return `<li><a href="${path}?lang=${own}">${escaped(title)}</a></li>`
    })
    return [
      `<section lang="${own}">`,
      ...describedIn(table, entry, own),
      `<p>${escaped(table[own].needsScript)}</p>`,
      `<ul>${links.join('')}</ul>`,
      '</section>',
    ].join('')
  }
  const languages = LANGUAGES.toSorted((one) => (one === language ? -1 : 1))
  return `<noscript><main style="${READABLE}">${languages.map(part).join('')}</main></noscript>`
}

function describedIn(table: PageTable, entry: PageEntry, language: Language): string[] {
  const { description } = entry[language]
  const title = `<h1>${escaped(titleOf(table, entry, language))}</h1>`
  return description === null ? [title] : [title, `<p>${escaped(description)}</p>`]
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escaped(content)}" />`
}

function link(rel: string, href: string, hreflang?: string): string {
  return `<link rel="${rel}"${hreflang ? ` hreflang="${hreflang}"` : ''} href="${escaped(href)}" />`
}

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
